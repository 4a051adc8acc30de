import { withSuggestion } from "./phrase.ts";

export const vagueActors = [
  ...withSuggestion(
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
  ...withSuggestion('"everyone", "all users"', "everybody(['’]s)?"),
  ...withSuggestion('"your", or name the owner', "one['’]s", "another['’]s", "theirs"),
  ...withSuggestion(
    '"text", "a message that you can show"',
    "words for (people|users|buyers|humans|humanity)",
    "in words",
  ),
];

export const existencePhrases = [
  ...withSuggestion(
    '"does not exist", "no X", "without X"',
    "there (BE|were to be) (none|nothing)",
    "(?<!does )(that|as|which) there (BE|BE not)(?= ?[,.;:)]| and\\b| or\\b)",
    "(BE|has|have|had|with|as|by|or|for|gets?|finds?|needs?|takes?|knows?) none(?! of the (above|following))",
    "None (BE|of (them|it|this|that)|has|have|can|may|does)",
    "no such",
    "(BE|to be) had",
    "(?<!(there|which) )(is|are|was|were) no (?!\\s*(longer|more\\b|different|exception|problem|need|way|matter))",
  ),
  ...withSuggestion(
    'say what happens: "X does not …", "only X …"',
    "nothing (else|of|BE|comes|goes|stands|but|besides|that|counts|more|less|further|has|can|may|gets)(?! (to|wrong|for sale|sent|stored|changed|refunded|paid)\\b)",
    "(with|for|to|of|by|from|says|means|knows|costs|tells|leaves|writes|sends|asks) nothing(?! (but|to do))",
    "neither(?! an? \\w+ nor)",
    "Nor",
  ),
  ...withSuggestion(
    '"exists", "is available", "is set"',
    "BE( not| no longer| already| still| always)? there(?= ?[,.;:)]| when\\b| where\\b| and\\b| or\\b| at\\b| for\\b| again\\b| too\\b)",
  ),
];

export const ownershipPhrases = withSuggestion(
  'its own X, a separate X, custom, "the platform\'s X"',
  "of (its|their|his|her|your|our|one['’]s|(the|a|an) [\\w-]+['’]s|CODE['’]s) (very )?own",
  "(the|an?|every|each|any) ([\\w-]+ )?[\\w-]+['’]s own",
);

export const serverPhrases = [
  ...withSuggestion(
    '"response", "result", "return value"; "responds with", "returns"',
    "(?<!(short|simple|quick|long) )answer(s|ed|ing)?(?! (to|the|your|this|common|these)( \\w+)? questions?)",
  ),
  ...withSuggestion(
    '"request", "fetch", "call", "prompt"',
    "ask(s|ed|ing)? (for|of|it|them|whether|what|with|no|nothing|again|once|every|each|anew|only|at|in|by|twice|so)(?! (help|feedback))",
    "BE( not| never| then| only| always| also)? asked",
    "what BE asked",
    "ask(s|ed|ing)? (the|a|an|its|this|that) (platform|server|service|store|storage|emulator|api|network|client|app|token|plugin|hook|cache|address|host|site|page|database|redis)",
    "(as|when|if|where|once|unless) (not )?asked",
  ),
  ...withSuggestion(
    '"reject", "throw"; "is rejected with", "declined" for payments',
    "(?<!connections? )refus(e|es|ed|ing|als?)(?! to (connect|start))",
  ),
  ...withSuggestion(
    '"report", "emit", "notify", "state", "show", "return"',
    "tells",
    "(BE|been|get|gets|got)( not| never| only| then)? told",
    "told (of|otherwise|apart|by|about|so|in|from|to|what|which|whether|at|on|once|as|here|twice|only|again)",
    "tell(ing)? (of|apart|whether|what|which|from|it apart|them apart)",
    "(un)?told(?= ?[,.;:)])",
  ),
  ...withSuggestion(
    '"states", "contains", "is set to", "documents", "means"',
    "says",
    "BE( not| never| only| then)? said",
    "said (so|of|by|once|in|where|to be|about|only|here|there|twice)",
    "say (so|of|which|what|whether|nothing|no|where|when|who|why|only|CODE|in|how)",
    "(documents?|documentation|types?|headers?|errors?|messages?|names?|codes?|schemas?|tests?|docs|pages?|options?|settings?|it|they|both|others|which|who) say",
  ),
  ...withSuggestion('"receives", "is notified"', "hears", "hear of", "(un)?heard", "hearing of"),
  ...withSuggestion(
    '"retry", "resend", "repeat"',
    "(sent|tried|asked|made|written|looked up|begun) (anew|again)",
    "(sends|tries|asks|makes|begins|reads) (it |them )?(anew|again)",
    "renews? (it |them )?again",
  ),
];
