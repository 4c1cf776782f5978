import type { ChatWords } from '#content/chat-words.ts';

export const chatWords: ChatWords = {
  functionWords:
    'aber als am an auch auf bei bin bis brauche brauchen da das dem den denn der des die dies diese doch du ein eine einem einen einer eigentlich es etwas euch für gibt habe hat haben hier ich ihnen ihr ihre ihrer im in ist jetzt kann können mal man mein meine meinen meiner meinem mich mir mit mögen möchte muss nicht noch nur ob oder schon sein sich sie sind so soll sollte über um und uns euer eure eurem euren hab habt hatte hatten hätte hätten hätt bist seid wäre wären bitte eben halt dann dort daran dabei dafür damit wohl gern gerne kannst könnt könnte könnten will wollen wollt wollte wirst werdet müssen müsst darf dürfen sollen geht gehen gehn ne ja mehr sehr ganz was irgendwas alle alles jemand machen macht mache machst mach tun tut nach aus unser unsere unserem vom von vor wann war warum weil welche welchen welcher welches wenn wer werden wie wieso wir wird wo würde zu zum zur ihn ihren unseren unserer unserm dieser diesen dieses diesem allen aller jemanden jemandem könntet hättet würden würdet darfst willst werde seine seinen seiner seinem dein deine deinen deiner deinem dir dich mehrere mehreren ans ins aufs übers er ihm jede jeden jeder jedes jedem überhaupt wirklich vielleicht trotzdem irgendwie irgendwo nun also falls obwohl denen deren dessen sonst bisschen waren wurde wurden worden',
  shortForms:
    'gibts = gibt es, gehts = geht es, wieviel = wie viel, wieviele = wie viele, nen = einen, nem = einem, ner = einer, hab = habe, brauch = brauche, möcht = möchte, wär = wäre, wärs = wäre es, wars = war es, obs = ob es, ne = eine, nich = nicht, habts = habt ihr, könnts = könnt ihr, kriegts = kriegt ihr, machts = macht ihr, aufm = auf dem, fürn = für ein, fürs = für das, beim = bei dem, übern = über den, zb = zum beispiel, evtl = eventuell, vllt = vielleicht, evt = eventuell, bzgl = wegen',
  greeting:
    /^(?:ich )?(?:woll?te?|möchte?|wollt) (?:nur |mal |nur mal |gern |gerne )?(?:fragen|wissen),? (?=ob\b|was\b|wie\b|wann\b|wo\b)|^(?:hallo|hi|hey|moin|servus|grüß gott|guten (?:tag|morgen|abend)|danke|vielen dank)\b[,.!]?\s+(?=\S+\s+\S)/i,
  connective: /^(?:und|aber|oder|also|dann)\b,?\s+(?=\S)/i,
  books: /\b(?:will|moechte|möchte|wuerde|würde|kann|koennte|könnte)\b.*\b(?:buchen|vereinbaren|reservieren)\b/i,
  cancels:
    /\b(?:\w*absag\w*|sag\w* .{1,40}\bab|stornier\w*|cancel\w*|nicht (?:kommen|schaffen)|komme? .{0,20}nicht)\b/i,
  refersBack: /^was ist mit\b|\b(?:das|dies|dieses|(?<!gibt )es|dafür|davon|dazu|damit)\b/i,
  secondQuestion:
    /,?\s(?:und|plus|\+|&)\s(?=(?:wer|was|wann|wo|warum|wie|welche|kann|können|kannst|könnt|darf|ob|wieviel|gibt|habt|seid|macht|bietet|nehmt|ist|sind|muss)(?!\p{L}))/iu,
  joins: /,\s(?:(?:und|plus)\s)?|\s(?:und|plus|\+|&)\s/i,
  signals: {
    price: /\b(?:preise?|kostet|kosten|wieviel|wie viel|teuer)\b/,
    timeline: /\b(?:wie (?:lange|schnell)|frist|(?:nächste|nächsten|kommende) (?:woche|monat))\b/,
    urgency: /\b(?:dringend|sofort|eilig|heute|morgen|so schnell wie möglich)\b/,
    'team-size': /\b\d{1,5} (?:leute|mitarbeiter|mitarbeiterinnen|angestellte|personen|filialen|standorte)\b/,
    company:
      /\b(?:mein|meine|unser|unsere|meiner|unserer|meinem|unserem) (?:firma|betrieb|unternehmen|laden|praxis|büro|kanzlei|geschäft|restaurant)\b/,
  },
  pleased:
    'super toll klasse prima perfekt großartig wunderbar gut schön danke dankeschön hilfreich froh glücklich freue interessant nützlich spitze begeistert',
  annoyed:
    'schrecklich furchtbar nutzlos schlimm hasse betrug dumm lächerlich müll wütend sauer mist schlecht schlechte schlechter langsam verwirrend unklar nervt nervig ärgerlich enttäuscht enttäuschend falsch unverschämt traurig',
  negations: 'nicht kein keine nie kaum ohne',
  fillers: 'eigentlich auch denn mal bitte halt eben genau nochmal eh',
  confirms: /\b(?:bestätigen|bestätige|bestaetige|versprich|versprechen|garantieren|zusagen|einverstanden|stimmt)\b/,
  refusals: {
    crisis:
      /\bmich (?:umbringen|töten|toeten|selbst verletzen)\b|\b(?:selbstmord|suizid)\b|\bich (?:will|möchte|moechte) (?:sterben|nicht mehr leben)\b/u,
    emergency:
      /\b(?:ich|wir|es) (?:rieche|riechen|riecht) (?:\p{L}+ ){0,5}gas\b|\bgasgeruch\b|\b(?:haus|wohnung|keller) brennt\b|\b(?:hat|habe|haben|bekommt|bekomme|kriegt|kriege|gerade|jetzt|verdacht|hilfe|notfall)(?: (?!nach |seit |vor |wegen |letzte|erfahrung)\p{L}+){0,4} (?:herzinfarkt|schlaganfall)\b(?! (?:gehabt|erlitten|hinter))|\bbewusstlos\b|\b(?:krieg|bekomm)\p{L}*(?: \p{L}+){0,2} (?:keine|kaum|schlecht|schwer) luft\b|\batemnot\b|\bbrustschmerzen\b|\bschmerzen in (?:der|meiner|seiner|ihrer) brust\b|\b(?:krankenwagen|notarzt) rufen\b|\b(?:das|dies|es|hier) ist ein notfall\b/u,
    instructions:
      /\b(?:ignoriere|ignorieren|vergiss|vergessen|missachte)\b(?: \p{L}+){0,5} (?:anweisung|anweisungen|regeln|vorgaben)\b|\b(?:zeige|zeig|nenne|wie lautet)\b(?: \p{L}+){0,4} (?:systemprompt|prompt|anweisungen)\b|\bdu bist (?:jetzt|ab jetzt|von nun an)\b/u,
    secrets:
      /\b(?:gib|nenne|nenn|zeige|zeig|verrate|verrat|wie lautet)\b(?: \p{L}+){0,4} (?:passwort|passwörter|zugangsdaten|api schlüssel)\b/u,
    people:
      /\b(?:andere|anderen|anderer|letzte|letzten) (?:kunden|kunde|besucher|nutzer)\b(?: \p{L}+){0,4} (?:gefragt|geschrieben|bezahlt|gebucht|daten|adressen|namen)\b|\b(?:zeige|zeig|nenne|gib)\b(?: \p{L}+){0,4} (?:kundenliste|kundendaten)\b/u,
    harm: /\b(?:schreib|schreibe|schreiben|bau|baue|programmiere|erstelle|mach|mache)(?: \p{L}+){0,4} (?:virus|schadsoftware|ransomware|bombe|sprengstoff|gefälschte bewertungen|fake bewertungen)\b|\bwie (?:hacke|knacke|erpresse) ich\b/u,
    medical:
      /\b(?:welche|welches|wie viel|wie viele|soll ich|darf ich|kann ich)\b(?: \p{L}+){0,5} (?:medikament|medikamente|tabletten|ibuprofen|paracetamol|aspirin|antibiotika|antibiotikum|dosis)\b|\bnebenwirkungen von \p{L}+|\b(?:darf|kann|soll) (?:ich|man) (?:mit|unter|trotz|nach) (?:\p{L}+ )?(?:medikament\p{L}*|tabletten|fieber|antibiotik\p{L}*)\b|\b(?:ist|wäre|könnte|kann|ob) (?:das|es|dies)(?: \p{L}+){0,2} (?:ein|eine|einen) \p{L}*(?:vorfall|bruch|riss|entzündung|thrombose|krebs|tumor|infekt|infektion|arthrose|verstauchung)\b|\b(?:habe|hab) ich (?:da |vielleicht |wohl )?(?:ein|eine|einen) \p{L}*(?:vorfall|bruch|riss|entzündung|thrombose|tumor|infektion)\b/u,
    legal:
      /\b(?:kann|soll|darf) ich (?:\p{L}+ ){0,4}(?:verklagen|anzeigen)\b|\b(?:soll|kann|muss|darf|lohnt) (?:ich|sich|man)(?: \p{L}+){0,4} (?:einspruch|widerspruch|klage|klagen)\b|\b(?:scheidung|sorgerecht|unterhaltsklage|mietminderung|räumungsklage)\b/u,
    financial:
      /\b(?:soll|sollte|kann) ich (?:\p{L}+ ){0,4}(?:aktien|bitcoin|krypto|etfs?|gold) (?:kaufen|verkaufen)\b|\bwelche (?:\p{L}+ )?(?:aktien|fonds|etfs?|kryptow\p{L}+|coins)\b|\baktientipps?\b/u,
  },
};
