/**
 * Turns of phrase that read as translated, and what to write instead. In a pattern a space is any white space, `CODE` is
 * inline code, a link or a `${…}`, and `BE` a form of "to be". Patterns match whole words. They ignore case unless they
 * begin with a capital letter: those match at the start of a sentence.
 */
export interface Phrase {
  readonly pattern: string;
  readonly suggestion: string;
}

const all = (suggestion: string, ...patterns: string[]): Phrase[] =>
  patterns.map((pattern) => ({ pattern, suggestion }));

const people = [
  ...all(
    "name the actor: the caller, the user, the client, the server",
    "who(m)?(so)?ever",
    "somebody(['’]s)?",
    "nobody(['’]s)?",
    "anybody(['’]s)?",
    "no one(['’]s)?(?! \\w+ (is|fits|works))",
    "who (BE there|asks|calls)",
    "whose (it|they|that) BE",
    "(of|for|to|by|from|with|on|at) whom",
  ),
  ...all('"everyone", "all users"', "everybody(['’]s)?"),
  ...all('"your", or name the owner', "one['’]s", "another['’]s", "theirs"),
  ...all(
    '"text", "a message that you can show"',
    "words for (people|users|buyers|humans|humanity)",
    "in words",
  ),
];

const existence = [
  ...all(
    '"does not exist", "no X", "without X"',
    "there (BE|were to be) (none|nothing)",
    "(?<!does )(that|as|which) there (BE|BE not)(?= ?[,.;:)]| and\\b| or\\b)",
    "(BE|has|have|had|with|as|by|or|for|gets?|finds?|needs?|takes?|knows?) none(?! of the (above|following))",
    "None (BE|of (them|it|this|that|these|those)|has|have|can|may|does)",
    "no such",
    "(BE|to be) had",
    "(?<!(there|which) )(is|are|was|were) no (?!longer|more\\b|different|exception|problem|need|way|matter)",
  ),
  ...all(
    'say what happens: "X does not …", "only X …"',
    "nothing (else|of|BE|comes|goes|stands|but|besides|that|counts|more|less|further|has|can|may|gets)(?! (to|wrong))",
    "(with|for|to|of|by|from|says|means|knows|costs|tells|leaves|writes|sends|asks) nothing(?! (but|to do))",
    "neither",
    "Nor",
  ),
  ...all(
    '"exists", "is available", "is set"',
    "BE( not| no longer| already| still| always)? there(?= ?[,.;:)]| when\\b| where\\b| and\\b| or\\b| at\\b| for\\b| again\\b| too\\b)",
  ),
];

const own = all(
  'its own X, a separate X, custom, "the platform\'s X"',
  "of (its|their|his|her|your|our|one['’]s|(the|a|an) [\\w-]+['’]s|CODE['’]s) (very )?own",
  "(the|an?|every|each|any) ([\\w-]+ )?[\\w-]+['’]s own",
);

const servers = [
  ...all(
    '"response", "result", "return value"; "responds with", "returns"',
    "(?<!(short|simple|quick|long) )answer(s|ed|ing)?(?! (to|the|your|this|common|these)( \\w+)? questions?)",
  ),
  ...all(
    '"request", "fetch", "call", "prompt"',
    "ask(s|ed|ing)? (for|of|it|them|whether|what|with|no|nothing|again|once|every|each|anew|only|at|in|by|twice|so)(?! (help|feedback))",
    "BE( not| never| then| only| always| also)? asked",
    "what BE asked",
    "ask(s|ed|ing)? (the|a|an|its|this|that) (platform|server|service|store|storage|emulator|api|network|client|app|token|plugin|hook|cache|address|host|site|page|database|redis)",
    "(as|when|if|where|once|unless) (not )?asked",
  ),
  ...all(
    '"reject", "throw"; "is rejected with", "declined" for payments',
    "(?<!connections? )refus(e|es|ed|ing|als?)(?! to (connect|start))",
  ),
  ...all(
    '"report", "emit", "notify", "state", "show", "return"',
    "tells",
    "(BE|been|get|gets|got)( not| never| only| then)? told",
    "told (of|otherwise|apart|by|about|so|in|from|to|what|which|whether|at|on|once|as|here|twice|only|again)",
    "tell(ing)? (of|apart|whether|what|which|from|it apart|them apart)",
    "(un)?told(?= ?[,.;:)])",
  ),
  ...all(
    '"states", "contains", "is set to", "documents", "means"',
    "says",
    "BE( not| never| only| then)? said",
    "said (so|of|by|once|in|where|to be|about|only|here|there|twice)",
    "say (so|of|which|what|whether|nothing|no|where|when|who|why|only|CODE|in|how)",
    "(documents?|documentation|types?|headers?|errors?|messages?|names?|codes?|schemas?|tests?|docs|pages?|options?|settings?|it|they|both|others|which|who) say",
  ),
  ...all('"receives", "is notified"', "hears", "hear of", "(un)?heard", "hearing of"),
  ...all(
    '"retry", "resend", "repeat"',
    "(sent|tried|asked|made|written|looked up|begun) (anew|again)",
    "(sends|tries|asks|makes|begins|reads) (it |them )?(anew|again)",
    "renews? (it |them )?again",
  ),
];

const verbs = [
  ...all('"lower priority", "yields"', "(give|gives|given|gave|giving) way", "yields? to"),
  ...all(
    '"pending", "in flight", "in progress"',
    "on (its|their|the) way(?! to\\b)",
    "under way",
    "underway",
  ),
  ...all(
    '"is in", "is next to", "depends on", "means"',
    "stands(?! out)",
    "stand (on|in|for|beside|by|below|above|under|behind|at|apart|alone|there|still|as|before|between|where)",
    "stood",
    "(lies|lie|lay) (in|on|with|beyond|below|under|at|there|where|between|beside|outside|within)",
  ),
  ...all(
    '"continues", "is sent", "redirects", "uses"',
    "(goes|go|went|gone|going) (on|by|without|along|past|beyond|round|away|astray|unheard|unnoticed)(?! and on)",
    "goes (through|with|back|into|as|there|where|under|only|straight|from|for|at)(?! (next|sleep))",
  ),
  ...all(
    '"finishes", "fails", "arrives", "returns"',
    "(comes?|came|coming) (to (an end|nothing|rest|its end|pass)|of|by|about|again|late|first|last|after|before|without|here|there|near|alone|along|round|too|back)(?! (online|into))",
    "came(?! (up|from|out))",
  ),
  ...all(
    '"is rolled back", "is reverted", "is removed", "comes from"',
    "(BE|been|being)( not| never| then| only)? taken(?! (into|care|place))",
    "(take|takes|taking|took) (it |them |that |this |all \\w+ )?(back|away|off)",
    "taken (back|away|off|for|apart|of)",
    "takes (no|what|it|them|part|that|those|its|all|more|both|none|as|by|out|only|any|from|up)",
  ),
  ...all(
    '"is valid", "is used", "is treated as"',
    "counts (as|for|only|too|among|here|there|where|no|when|again|more|from|once|in full)",
    "(that|which|what|it|one|none|nothing|everything) counts",
    "(to|not|they|that|which|must|may) count(?= (as|for|only|too|among|once|anywhere)\\b| ?[.,;)])",
    "counted (as|among|for|once|twice)",
  ),
  ...all('"respects", "uses"', "heed(s|ed|ing)?", "minds (the|it|a)"),
  ...all('"avoids", "saves"', "spar(es|ed)"),
  ...all('"shares", "provides", "borrows"', "lends?", "lent", "lending"),
  ...all(
    '"passes"',
    "handed (to|over|back|on|in|out)",
    "hands (it|them|its|the|over|to|back|on|out|what)",
  ),
  ...all('"starts", "started"', "begun", "began", "begins? (anew|again|another|once)"),
  ...all(
    '"ends", "until the end of"',
    "(to|at) (its|the very|their) end",
    "(at|to) an end",
    "in the end",
  ),
  ...all('"is part of", "is for", "is in"', "belong(s|ed|ing)?"),
  ...all('"calculates", "infers"', "work(s|ed|ing)? out(?! of)", "worked (it|them|that) out"),
  ...all(
    '"sets", "moves", "adds"',
    "puts",
    "put (off|back|aside|by|away|down)",
    "(is|are|was|were) put(?! (back )?(into|on hold))",
  ),
  ...all(
    '"omitted", "remaining", "skipped"',
    "(is|are|was|were) left(?! (over|behind|unset|empty|undefined|blank|in|with|unchanged))",
    "left out",
    "(leave|leaves|leaving) ([\\w-]+ ){1,2}(out|alone|aside)",
    "leaves (it|them|what|out|all|no|nothing|those|that|to|CODE|everything|its|others?|both|room|[\\w-]+ (out|alone|to|as|where))",
  ),
  ...all('"unknown", "is stored"', "(?<!well )BE( not)? known(?! (as|issues?|to))", "known of"),
  ...all(
    '"does not accept", "does not support", "does not exist"',
    "(do|does|did)(n['’]t| not) know",
    "knows (of|no|nothing|what|which|whether|only|neither|them|it|all|how many|who)",
    "know (of|no|nothing)",
  ),
  ...all(
    '"matches", "is valid for"',
    "(do|does)(n['’]t| not) fit",
    "fits (it|the|a|them|what|its|no|one)",
  ),
  ...all(
    '"stored", "cached", "preserved"',
    "(is|are|was|were)( not| never| then| only| always)? kept(?! (in (sync|memory|cache|the)|for|track|alive|up|with))",
    "kept (under|apart|back|beside|where)",
  ),
  ...all('"consists of", "created by"', "made (of|anew|known|by|out of)", "bec(ame|omes|ome) of"),
  ...all(
    '"set", "passed", "received"',
    "(is|are|was|were)( not| never| then| only)? given(?! (priority|name))",
    "where (known|wanted|set|given|needed|asked|said)",
  ),
  ...all(
    '"is needed", "is requested"',
    "(BE|been)( not| never| no longer)? wanted",
    "(if|as|when|where) wanted",
  ),
  ...all(
    "use an active verb and name the actor",
    "(is|are|was|were|been|being)( not| never| already| only| then| always| also)? (spoken|begun|sought|waited( for)?|counted|looked( (at|for|into|up))?|brought|met|reckoned|meant for|thought of|made up|waited on)",
    "(to|may|must|can|cannot|could) be (spoken|sought|waited for|looked|brought|reckoned|relied)(?! upon)",
  ),
];

const time = [
  ...all(
    '"again", "retry", "restart", "recreate"',
    "anew",
    "afresh",
    "once more",
    "over again",
    "a (second|third|further|next) time",
  ),
  ...all('"current"', "of the moment", "for the moment"),
  ...all(
    '"immediately", "at the same time", "in one request"',
    "(?<!(all|queries|requests|multiple \\w+) )at once",
  ),
  ...all('"during this time", "until then"', "meanwhile", "the while"),
  ...all('"at a time", "in sequence"', "one after (the other|another)", "one by one"),
  ...all(
    '"from then", "after this"',
    "from (now|then|there|here) on",
    "(from|since) (its|the|their|this|that) \\w+( \\w+)? on(?= ?[,.;:)])",
  ),
  ...all('"timeout", "how long X waits"', "patien(t|ce)"),
  ...all(
    '"times", "timestamps"',
    "(all|two|both|several|other|later|these|such) moments",
    "a moment (later|ago)",
  ),
  ...all('"previous", "next"', "the (one|ones) (before|after)", "of before"),
];

const words = [
  ...all(
    '"also", "in the same way"',
    "likewise",
    "so (too )?(is|are|does|do|has|have|did|was|were|must|may) (the|a|an|its|their|those|these|every|all|what|CODE)(?= )(?<!to do .*)",
  ),
  ...all(
    '"so", "therefore", "so that … not"',
    "lest",
    "hence",
    "thus",
    "thereby",
    "(there|where|here)(of|in|from|upon|with|by|to|unto|after|fore)(?<!(therefore|hereby))",
    "whence",
    "so as (not )?to",
    "in order that",
    "as to (what|which|whether|how|who|where)",
    "for (lack|want) of",
  ),
  ...all(
    '"anyway", "still"',
    "all the same",
    "as well as not",
    "none the less",
    "nonetheless",
    "be that as it may",
  ),
  ...all('"manually", "hand-written"', "by hand"),
  ...all(
    '"must be", "will be", or an active verb',
    "(is|are|was|were) to (be|go|come|stay|have|keep|take|do|say|tell|hold|become|happen)(?! (used|able))",
  ),
  ...all('"concerns", "relates to"', "(has|have|had) to do with", "nothing to do with"),
  ...all('"automatically", "separately", "on its own"', "(of|in) (itself|themselves)"),
  ...all('"only X"', "(?<!(let|stand|leave|be) )alone"),
  ...all('"next to", "in addition to", "except"', "beside", "besides", "save for"),
  ...all(
    '"any X", "whatever" is rarely needed',
    "whatever(?! (you|reason|the reason|your))",
    "whichever",
  ),
  ...all(
    '"up to", "until", "if"',
    "(as|so|thus|insofar) far as",
    "insofar( as)?",
    "(as|so) (little|few|late|often|good) as",
    "as often",
  ),
  ...all(
    '"regardless of how", "no matter how"',
    "however (often|many|much|long|late|far|small|large|big|few|old|deep|fast|slow|short|it|they|a|the|that)",
  ),
  ...all(
    '"unchanged"',
    "as (it|they) (is|are|was|were)(?= ?[,.;:)|])",
    "(stays?|stayed|keeps?|kept|leaves?|left|remains?|goes|go) (\\w+ )?as (it|they) (is|are|was|were)",
  ),
  ...all(
    '"like X", "the way X does"',
    "as (the|a|an|its|that|this) [\\w'’-]+ (does|do|did|says|asks|gives|sends|makes|takes|wants|had|would)",
  ),
  ...all(
    "repeat the noun",
    "those (that|(?<!same as those )of|which|who|with|in|for|from|without|it|by|on|whose|not|at|still|to|already|made|sent)",
    "that of (the|a|an|its|their|this|another|one|CODE)",
    "only those",
    "(?<!(only|just|exactly|the|than|least|no) )one that",
    "the ones? (of|which|who|with|in|it|that BE)",
    "BE ones? (that|which|who)",
    "another one",
    "one another['’]s",
    "the (former|latter)",
  ),
  ...all(
    '"everything", or list what you mean',
    "all that (is|are|was|were|it|they|the|a|an|has|have|can|may|goes|comes|a)",
    "everything (that|it|of)",
    "all of it",
    "(?<!(copy|copies|version|instance|lot|advantage|parts?|because) )of it(?= ?[,.;:)])",
  ),
  ...all('"at most", "at least"', "no (more|less|fewer|later|sooner|longer) than"),
  ...all('"anymore", "no longer"', "any more(?= ?[,.;:)]| than\\b)", "not (\\w+ ){1,4}any more"),
  ...all(
    '"instead of"',
    "in place of",
    "in (its|their|his) (place|stead)",
    "(take|takes|taking|took|taken) the place",
  ),
  ...all(
    '"by id", "by name"',
    "by (its|their) (own )?(name|id|code|address|path|key|number|title|slug|type|kind|content|date|place|position|server|sku|hash|label|value|url|token|form|word)s?",
  ),
  ...all('"that is not a valid X"', "alike(?= ?[,.;:)])", "(?<!nothing )wrong with"),
  ...all('"image"', "pictures?"),
  ...all(
    '"URL"',
    "(redirect|callback|return|base|logout|login|webhook|request|target|image|web) address(es)?",
    "address(es)? (of|on|that|below) (the|a|an|its)? ?(pages?|sites?|servers?|platform['’]?s?|emulator|callback|browser|picture|image|file|app|shop|endpoint|host)",
  ),
  ...all('"items", "line items"', "goods"),
  ...all('"return URL"', "(a|the|its|their) ways? back"),
  ...all(
    '"while", "among", "rarely", "should", "until"',
    "whilst",
    "amongst",
    "amidst",
    "seldom",
    "ought to",
    "shall",
    "till",
    "unto",
    "ere",
    "albeit",
    "upon(?= (a|the) (call|request|error|answer))",
  ),
];

const clauses = [
  ...all(
    'start with the subject: name the thing instead of "what …"',
    "What (?=[^?.|]*[.|:])(?!is |are |the ||does |do |if |you|we|happens|to |next|kind|type|this |this$|['’]s|else|about|now|changed|can )(?=\\w)",
    "(of|for|with|without|from|by|after|before|under|over|beside|through|into|until|only|between|against|past|like) what (?!you|we|happen|to |kind|type|this |changed|changes|your|their|I )",
    "(and|or|in|on|to|than|as|but|not) what (BE|has|had|can|may|CODE|becomes|became|comes|goes|stands|belongs|counts|of|an?)(?! (best|happening|going))(?= )",
    "what (is|are|was|were) (?!(the|a|an|best|going|happening|this|that|your|required|worth|wrong|in)\\b)(?![^.!?|:;]*\\?)",
    "what (has|have|had|may|can|cannot|could|must|goes|comes|came|stands|follows|became|becomes|remains|counts|belongs|made|asks|that|those|its|only|no|another|nobody|somebody|everybody|else)(?! wrong)(?= )(?![^.!?|:;]*\\?)",
    "(?<!(see|know|understand|identify|explains|describes|like|here['’]s|at|is|decide|how|about) )what (it|they|an|CODE) (?!(looks?|does|do|means?|should)\\b)(?![^.!?|:;]*\\?)",
    "(?<!(see|know|knows|knowing|understand|decide|control|controls|describes?|define|defines|specify|check|exactly|about|on|showing|learn) )what the [\\w'’-]+ (is|gives|says|asks|has|does|takes|sends|makes|needs|wants|knows|writes|shows|holds|tells|calls|keeps|answers|allows)",
  ),
  ...all(
    '"when", "if"; or a new sentence',
    "where (there|that|nothing|none|one|no|such|something|nobody|somebody|everything)(?! (are many|you))",
    "where (it|they) (BE|has|have|cannot|may|does|do|would|was|were|says|takes|goes|comes|stands|belongs)",
    "where (a|an|its) [\\w'’-]+ (BE|has|have|can|cannot|may|does|would|says|takes|goes|comes|needs)",
    "Where (the|a|an|it|there|nothing|no|none|one|its|this|that|these|those|CODE|\\w+ (is|are|has|have)) (?=[^?]*[.:])",
  ),
  ...all(
    "split the sentence; name the noun again",
    ", whose",
    "(of|for|to|by|from|with|on|under|after|through|over|at|without|against|into|beside|before|behind|between|within) which(?! (are|versions?|events?|fields?|one|page|locale))",
    "in which(?! case)",
    "(?<!depending )on which",
    ";[^.;!?|]{1,200};",
    "Once (?=[a-z]+ (is|are|was|were) )(?!(you|the|a|an|your|it|this|that|all|these|we) )",
    "Only (then|so|thus|there|here|those)",
    "Such (?!as)",
  ),
];

export const phrases: readonly Phrase[] = [
  ...people,
  ...existence,
  ...own,
  ...servers,
  ...verbs,
  ...time,
  ...words,
  ...clauses,
];

const spelling = (american: string, ...british: string[]): Phrase[] =>
  all(`American spelling: ${american}`, ...british);

/** British spellings. */
export const spellings: readonly Phrase[] = [
  ...spelling('"catalog"', "catalogue[sd]?", "cataloguing"),
  ...spelling(
    '"-or": color, behavior, favorite',
    "(dis|dis|water|multi)?colour\\w*",
    "behaviour\\w*",
    "favour\\w*",
    "honour\\w*",
    "labour\\w*",
    "neighbour\\w*",
    "(flav|hum|rum|arm|vap|harb|od|sav|rig|vig|val|end|parl|cland|splend|ferv)our(s|ed|ing|ful|able)?(?<!(our|endour))",
  ),
  ...spelling('"canceled", "canceling"', "cancell(ed|ing|er)"),
  ...spelling(
    'one "l": traveled, labeled, modeled',
    "(un)?(travel|label|model|signal|level|channel|fuel|total|tunnel|marvel|counsel|dial|equal|initial|panel|pencil|rival|shovel|spiral|symbol|tassel|cancel|bevel|funnel|grovel|jewel|libel|marshal|medal|metal|parcel|pedal|quarrel|ravel|revel|shrivel|snorkel|stencil|towel|trammel|unravel|weasel|yodel)l(ed|ing|er|ers)",
    "jewellery",
  ),
  ...spelling(
    '"license", "defense", "practice"',
    "(sub)?licence[sd]?",
    "(defence|offence|pretence)s?",
    "practis(e|es|ed|ing)",
  ),
  ...spelling('"gray"', "grey(s|ed|ing|er|ish|scale)?"),
  ...spelling(
    '"-ize", "-yze": organize, recognize, analyze',
    "(re|dis|un|de|pre)?(organ|recogn|author|normal|serial|optim|custom|initial|synchron|summar|minim|maxim|capital|categor|priorit|real|special|standard|util|visual|local|final|general|personal|token|memor|sanit|anonym|random|parallel|canonical|material|emphas|apolog|critic|stabil|equal|harmon|symbol|character|item|monet|central|internal|international|external|global|modern|neutral|popular|public|revolution|subsid|sympath|vocal|weapon|mobil|legal|formal|factor|econom|digit|crystall|colon|civil|brutal|alphabet|american|actual|aggrand|agon|amort|bapt|computer|container|democrat|fert|hospital|hypothes|ideal|immun|industr|jeopard|magnet|mechan|natural|national|penal|polar|pressur|rational|regular|scrutin|social|steril|styl|tantal|terror|theor|traumat|trivial|union|urban|vandal|vapor|victim|virtual|vulcan)is(e|es|ed|ing|ation|ations|er|ers|able)",
    "(anal|paral|catal|hydrol|dial)ys(e|ed|ing|er|ers)",
  ),
  ...spelling(
    '"fulfillment", "fulfill", "installment", "enroll"',
    "(fulfil(s|ment|ments)?)",
    "instalments?",
    "enrol(s|ment|ments)?",
    "(skil|wil)ful\\w*",
    "distil",
  ),
  ...spelling(
    '"-er": center, meter, fiber',
    "(epi)?centre[sd]?",
    "(milli|centi|kilo|deci|nano)?metres?",
    "(milli|centi|deci)?litres?",
    "(theat|fib|calib|lust|spect|somb|meag|och|manoeuv)res?",
  ),
  ...spelling(
    '"-ed": spelled, learned',
    "(mis|un)?spelt",
    "(learn|burn|dream|leap|spoil|spill|smell)t",
  ),
  ...spelling(
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
  ...spelling('"dialog", "analog"', "dialogues?", "analogues?"),
  ...spelling('"email"', "e-mails?"),
];
