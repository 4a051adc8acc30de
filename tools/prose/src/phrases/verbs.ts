import { withSuggestion } from "./phrase.ts";

export const verbPhrases = [
  ...withSuggestion(
    '"lower priority", "yields"',
    "(give|gives|given|gave|giving) way",
    "yields? to",
  ),
  ...withSuggestion(
    '"pending", "in flight", "in progress"',
    "on (its|their|the) way(?! to\\b)",
    "under way",
    "underway",
  ),
  ...withSuggestion(
    '"is in", "is next to", "depends on", "means"',
    "stands(?! out)",
    "stand (on|in|for|beside|by|below|above|under|behind|at|apart|alone|there|still|as|before|between|where)",
    "stood",
    "(lies|lie|lay) (in|on|with|beyond|below|under|at|there|where|between|beside|outside|within)",
  ),
  ...withSuggestion(
    '"continues", "is sent", "redirects", "uses"',
    "(goes|go|went|gone|going) (on|by|without|along|past|beyond|round|away|astray|unheard|unnoticed)(?! and on)",
    "goes (through|with|back|into|as|there|where|under|only|straight|from|for|at)(?! (next|sleep))",
  ),
  ...withSuggestion(
    '"finishes", "fails", "arrives", "returns"',
    "(comes?|came|coming) (to (an end|nothing|rest|its end|pass)|of|by|about|again|late|first|last|after|before|without|here|there|near|alone|along|round|too|back)(?! (online|into))",
    "came(?! (up|from|out))",
  ),
  ...withSuggestion(
    '"is rolled back", "is reverted", "is removed", "comes from"',
    "(BE|been|being)( not| never| then| only)? taken(?! (into|care|place))",
    "(take|takes|taking|took) (it |them |that |this |all \\w+ )?(back|away|off)",
    "taken (back|away|off|for|apart|of)",
    "takes (no|what|it|them|part|that|those|its|all|more|both|none|as|by|out|only|any|from|up)",
  ),
  ...withSuggestion(
    '"is valid", "is used", "is treated as"',
    "counts (as|for|only|too|among|here|there|where|no|when|again|more|from|once|in full)",
    "(that|which|what|it|one|none|nothing|everything) counts",
    "(to|not|they|that|which|must|may) count(?= (as|for|only|too|among|once|anywhere)\\b| ?[.,;)])",
    "counted (as|among|for|once|twice)",
  ),
  ...withSuggestion('"respects", "uses"', "heed(s|ed|ing)?", "minds (the|it|a)"),
  ...withSuggestion('"avoids", "saves"', "spar(es|ed)"),
  ...withSuggestion('"shares", "provides", "borrows"', "lends?", "lent", "lending"),
  ...withSuggestion(
    '"passes"',
    "handed (to|over|back|on|in|out)",
    "hands (it|them|its|the|over|to|back|on|out|what)",
  ),
  ...withSuggestion('"starts", "started"', "begun", "began", "begins? (anew|again|another|once)"),
  ...withSuggestion(
    '"ends", "until the end of"',
    "(to|at) (its|the very|their) end",
    "(at|to) an end",
    "in the end",
  ),
  ...withSuggestion('"is part of", "is for", "is in"', "belong(s|ed|ing)?(?! to)"),
  ...withSuggestion(
    '"calculates", "infers"',
    "work(s|ed|ing)? out(?! of)",
    "worked (it|them|that) out",
  ),
  ...withSuggestion(
    '"sets", "moves", "adds"',
    "puts",
    "put (off|back|aside|by|away|down)",
    "(is|are|was|were) put(?! (back )?(into|on hold))",
  ),
  ...withSuggestion(
    '"omitted", "remaining", "skipped"',
    "(is|are|was|were) left(?! (over|behind|unset|empty|undefined|blank|in|with|unchanged))",
    "left out",
    "(leave|leaves|leaving) ([\\w-]+ ){1,2}(out|alone|aside)",
    "leaves (it|them|what|out|all|no|nothing|those|that|to|CODE|everything|its|others?|both|room|[\\w-]+ (out|alone|to|as|where))",
  ),
  ...withSuggestion(
    '"unknown", "is stored"',
    "(?<!well )BE( not)? known(?! (as|issues?|to))",
    "known of",
  ),
  ...withSuggestion(
    '"does not accept", "does not support", "does not exist"',
    "(do|does|did)(n['’]t| not) know",
    "knows (of|no|nothing|what|which|whether|only|neither|them|it|all|how many|who)",
    "know (of|no|nothing)",
  ),
  ...withSuggestion(
    '"matches", "is valid for"',
    "(do|does)(n['’]t| not) fit",
    "fits (it|the|a|them|what|its|no|one)",
  ),
  ...withSuggestion(
    '"stored", "cached", "preserved"',
    "(is|are|was|were)( not| never| then| only| always)? kept(?! (in (sync|memory|cache|the)|for|track|alive|up|with))",
    "kept (under|apart|back|beside|where)",
  ),
  ...withSuggestion(
    '"consists of", "created by"',
    "made (of|anew|known|by|out of)",
    "bec(ame|omes|ome) of",
  ),
  ...withSuggestion(
    '"set", "passed", "received"',
    "(is|are|was|were)( not| never| then| only)? given(?! (priority|name))",
    "where (known|wanted|set|given|needed|asked|said)",
  ),
  ...withSuggestion(
    '"is needed", "is requested"',
    "(BE|been)( not| never| no longer)? wanted",
    "(if|as|when|where) wanted",
  ),
  ...withSuggestion(
    "use an active verb and name the actor",
    "(is|are|was|were|been|being)( not| never| already| only| then| always| also)? (spoken|begun|sought|waited( for)?|counted|looked( (at|for|into|up))?|brought|met|reckoned|meant for|thought of|made up|waited on)",
    "(to|may|must|can|cannot|could) be (spoken|sought|waited for|looked|brought|reckoned|relied)(?! upon)",
  ),
];

export const timePhrases = [
  ...withSuggestion(
    '"again", "retry", "restart", "recreate"',
    "anew",
    "afresh",
    "once more",
    "over again",
    "a (second|third|further|next) time",
  ),
  ...withSuggestion('"current"', "of the moment", "for the moment"),
  ...withSuggestion(
    '"immediately", "at the same time", "in one request"',
    "(?<!(all|queries|requests|multiple \\w+) )at once",
  ),
  ...withSuggestion('"during this time", "until then"', "meanwhile", "the while"),
  ...withSuggestion('"at a time", "in sequence"', "one after (the other|another)", "one by one"),
  ...withSuggestion(
    '"from then", "after this"',
    "from (now|then|there|here) on",
    "(from|since) (its|the|their|this|that) \\w+( \\w+)? on(?= ?[,.;:)])",
  ),
  ...withSuggestion('"timeout", "how long X waits"', "patien(t|ce)"),
  ...withSuggestion(
    '"times", "timestamps"',
    "(all|two|both|several|other|later|these|such) moments",
    "a moment (later|ago)",
  ),
  ...withSuggestion('"previous", "next"', "the (one|ones) (before|after)", "of before"),
];
