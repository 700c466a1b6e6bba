"""The plural rules of CLDR for whole numbers, written by `python -m tools.plurals` from babel 2.19: not by hand."""

from __future__ import annotations

RULES: tuple[tuple[str, dict[str, str]], ...] = (
    (
        "aa ab ady agq ann apc arn ary ba bas bew bgc bgn blt bm bo bqi brh bss bua byn cad cch ccp cho cic "
        "co cop cu dav dje dua dyo dz ebu ewo frr gaa gez gn guz hnj hrx ht id ig ii isv ja jbo jv kaa kam "
        "kbd kde kea kek ken kgp khq ki kln km ko kpe ksf kxv la lkt lmo lo lrc ltg lu luo luy lzz mai mdf "
        "mer mfe mgh mhn mi mic mni moh mrh ms mua mus mww my myv mzn nds nmg nqo nus nv oc oka osa pi pis "
        "pms qu quc raj rhg rif rn rw sa sah sbp ses sg shn sid skr su sus suz szl th to tok tpi trv trw tt "
        "twq tyv vai vmw wal wbp wo xdq xnr yav yo yrl yue za zgh zh",
        {},
    ),
    (
        "af an asa ast az bal bem bez bg brx ce cgg chr ckb da de dv ee el en eo et eu fi fo fur fy gsw ha "
        "haw hu ia ie io jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg lij mas mgo ml mn mr nb nd ne nl nn "
        "nnh no nr ny nyn om or os pap ps rm rof rwk saq sc sd sdh seh sn so sq ss ssy st sv sw syr ta te teo "
        "tig tk tn tr ts ug ur uz ve vo vun wae xh xog yi",
        {"one": "n=1"},
    ),
    (
        "ak bho csw ln mg nso pa ti wa",
        {"one": "n=0..1"},
    ),
    (
        "am as bn doi fa gu hi kn kok pcm tg vi zu",
        {"one": "n=0|n=1"},
    ),
    (
        "ar",
        {"zero": "n=0", "one": "n=1", "two": "n=2", "few": "n%100=3..10", "many": "n%100=11..99"},
    ),
    (
        "be ru uk",
        {"one": "n%10=1&n%100!=11", "few": "n%10=2..4&n%100!=12..14", "many": "n%10=0|n%10=5..9|n%100=11..14"},
    ),
    (
        "blo cv ksh",
        {"zero": "n=0", "one": "n=1"},
    ),
    (
        "br",
        {
            "one": "n%10=1&n%100!=11,71,91",
            "two": "n%10=2&n%100!=12,72,92",
            "few": "n%10=3..4,9&n%100!=10..19,70..79,90..99",
            "many": "n!=0&n%1000000=0",
        },
    ),
    (
        "bs hr sr",
        {"one": "n%10=1&n%100!=11", "few": "n%10=2..4&n%100!=12..14"},
    ),
    (
        "ca es gl it lld pt-AO pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL scn vec",
        {"one": "n=1", "many": "n!=0&n%1000000=0"},
    ),
    (
        "ceb fil",
        {"one": "n=1,2,3|n%10!=4,6,9"},
    ),
    (
        "cs sk",
        {"one": "n=1", "few": "n=2..4"},
    ),
    (
        "cy",
        {"zero": "n=0", "one": "n=1", "two": "n=2", "few": "n=3", "many": "n=6"},
    ),
    (
        "dsb hsb sl",
        {"one": "n%100=1", "two": "n%100=2", "few": "n%100=3..4"},
    ),
    (
        "ff hy kab si",
        {"one": "n=0,1"},
    ),
    (
        "fr pt",
        {"one": "n=0..1", "many": "n!=0&n%1000000=0"},
    ),
    (
        "ga",
        {"one": "n=1", "two": "n=2", "few": "n=3..6", "many": "n=7..10"},
    ),
    (
        "gd",
        {"one": "n=1,11", "two": "n=2,12", "few": "n=3..10,13..19"},
    ),
    (
        "gv",
        {"one": "n%10=1", "two": "n%10=2", "few": "n%100=0,20,40,60,80"},
    ),
    (
        "he iu naq sat se sma smj smn sms",
        {"one": "n=1", "two": "n=2"},
    ),
    (
        "is mk",
        {"one": "n%10=1&n%100!=11"},
    ),
    (
        "kw",
        {
            "zero": "n=0",
            "one": "n=1",
            "two": "n%100=2,22,42,62,82|n%1000=0&n%100000=1000..20000,40000,60000,80000|n!=0&n%1000000=100000",
            "few": "n%100=3,23,43,63,83",
            "many": "n!=1&n%100=1,21,41,61,81",
        },
    ),
    (
        "lag",
        {"zero": "n=0", "one": "n=0,1&n!=0"},
    ),
    (
        "lt",
        {"one": "n%10=1&n%100!=11..19", "few": "n%10=2..9&n%100!=11..19"},
    ),
    (
        "lv prg",
        {"zero": "n%10=0|n%100=11..19", "one": "n%10=1&n%100!=11"},
    ),
    (
        "mt",
        {"one": "n=1", "two": "n=2", "few": "n=0|n%100=3..10", "many": "n%100=11..19"},
    ),
    (
        "pl",
        {"one": "n=1", "few": "n%10=2..4&n%100!=12..14", "many": "n!=1&n%10=0..1|n%10=5..9|n%100=12..14"},
    ),
    (
        "ro",
        {"one": "n=1", "few": "n=0|n!=1&n%100=1..19"},
    ),
    (
        "sgs",
        {"one": "n%10=1&n%100!=11", "two": "n=2", "few": "n!=2&n%10=2..9&n%100!=11..19"},
    ),
    (
        "shi",
        {"one": "n=0|n=1", "few": "n=2..10"},
    ),
    (
        "tzm",
        {"one": "n=0..1|n=11..99"},
    ),
)
"""Languages, and their classes besides "other" in the order in which they are tried. A chain of relations
joined by ``&`` holds when all of them do; ``|`` joins chains."""
