import { type Phrase, withSuggestion } from "./phrase.ts";

const britishSpellings = (american: string, ...british: string[]): Phrase[] =>
  withSuggestion(`American spelling: ${american}`, ...british);

export const spellings: readonly Phrase[] = [
  ...britishSpellings('"catalog"', "catalogue[sd]?", "cataloguing"),
  ...britishSpellings(
    '"-or": color, behavior, favorite',
    "(dis|dis|water|multi)?colour\\w*",
    "behaviour\\w*",
    "favour\\w*",
    "honour\\w*",
    "labour\\w*",
    "neighbour\\w*",
    "(flav|hum|rum|arm|vap|harb|od|sav|rig|vig|val|end|parl|cland|splend|ferv)our(s|ed|ing|ful|able)?(?<!(our|endour))",
  ),
  ...britishSpellings('"canceled", "canceling"', "cancell(ed|ing|er)"),
  ...britishSpellings(
    'one "l": traveled, labeled, modeled',
    "(un)?(travel|label|model|signal|level|channel|fuel|total|tunnel|marvel|counsel|dial|equal|initial|panel|pencil|rival|shovel|spiral|symbol|tassel|cancel|bevel|funnel|grovel|jewel|libel|marshal|medal|metal|parcel|pedal|quarrel|ravel|revel|shrivel|snorkel|stencil|towel|trammel|unravel|weasel|yodel)l(ed|ing|er|ers)",
    "jewellery",
  ),
  ...britishSpellings(
    '"license", "defense", "practice"',
    "(sub)?licence[sd]?",
    "(defence|offence|pretence)s?",
    "practis(e|es|ed|ing)",
  ),
  ...britishSpellings('"gray"', "grey(s|ed|ing|er|ish|scale)?"),
  ...britishSpellings(
    '"-ize", "-yze": organize, recognize, analyze',
    "(re|dis|un|de|pre)?(organ|recogn|author|normal|serial|optim|custom|initial|synchron|summar|minim|maxim|capital|categor|priorit|real|special|standard|util|visual|local|final|general|personal|token|memor|sanit|anonym|random|parallel|canonical|material|emphas|apolog|critic|stabil|equal|harmon|symbol|character|item|monet|central|internal|international|external|global|modern|neutral|popular|public|revolution|subsid|sympath|vocal|weapon|mobil|legal|formal|factor|econom|digit|crystall|colon|civil|brutal|alphabet|american|actual|aggrand|agon|amort|bapt|computer|container|democrat|fert|hospital|hypothes|ideal|immun|industr|jeopard|magnet|mechan|natural|national|penal|polar|pressur|rational|regular|scrutin|social|steril|styl|tantal|terror|theor|traumat|trivial|union|urban|vandal|vapor|victim|virtual|vulcan)is(e|es|ed|ing|ation|ations|er|ers|able)",
    "(anal|paral|catal|hydrol|dial)ys(e|ed|ing|er|ers)",
  ),
  ...britishSpellings(
    '"fulfillment", "fulfill", "installment", "enroll"',
    "(fulfil(s|ment|ments)?)",
    "instalments?",
    "enrol(s|ment|ments)?",
    "(skil|wil)ful\\w*",
    "distil",
  ),
  ...britishSpellings(
    '"-er": center, meter, fiber',
    "(epi)?centre[sd]?",
    "(milli|centi|kilo|deci|nano)?metres?",
    "(milli|centi|deci)?litres?",
    "(theat|fib|calib|lust|spect|somb|meag|och|manoeuv)res?",
  ),
  ...britishSpellings(
    '"-ed": spelled, learned',
    "(mis|un)?spelt",
    "(learn|burn|dream|leap|spoil|spill|smell)t",
  ),
  ...britishSpellings(
    '"check", "draft", "mold", "gray", "program"',
    "cheques?",
    "draughts?",
    "mould(s|ed|ing)?",
    "tyres?",
    "programmes?",
    "sceptic\\w*",
    "artefacts?",
    "ageing",
    "(acknowledge|judge|abridge)ments?(?<!(acknowledg|judg|abridg)ment)",
    "storeys?",
    "cosy",
    "pyjamas",
    "aluminium",
    "kerbs?",
    "ploughs?",
  ),
  ...britishSpellings('"dialog", "analog"', "dialogues?", "analogues?"),
  ...britishSpellings('"email"', "e-mails?"),
];
