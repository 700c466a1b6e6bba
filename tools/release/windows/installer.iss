; The installer for Windows, made with Inno Setup 6.3 or newer: ISCC.exe installer.iss, beside the built folder.
; It asks for no administrator: everything goes below the user's own programs, and saves stay when it is removed.
[Setup]
AppId={{6C1B7C0E-5E0B-4B0E-9C3E-0B16B00C0FAD}
AppName=The Big Book of Madness
AppVersion=$version
AppPublisher=The maintainers of The Big Book of Madness, unofficial edition
VersionInfoVersion=$four
DefaultDirName={autopf}\The Big Book of Madness
DefaultGroupName=The Big Book of Madness
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
LicenseFile=$name\_internal\LICENSE
SetupIconFile=icon.ico
UninstallDisplayIcon={app}\$name.exe
OutputDir=.
OutputBaseFilename=$name-$version-windows-setup
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ShowLanguageDialog=auto

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "pt"; MessagesFile: "compiler:Languages\BrazilianPortuguese.isl"

[CustomMessages]
en.Play=The Big Book of Madness
es.Play=El Gran Libro de la Locura
it.Play=Il Grande Libro della Follia
pt.Play=The Big Book of Madness

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[Files]
Source: "$name\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[InstallDelete]
; What an older version left would be found before what the new one brings.
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{group}\{cm:Play}"; Filename: "{app}\$name.exe"
Name: "{autodesktop}\{cm:Play}"; Filename: "{app}\$name.exe"; Tasks: desktopicon

[Run]
Filename: "{app}\$name.exe"; Description: "{cm:LaunchProgram,{cm:Play}}"; Flags: nowait postinstall skipifsilent
