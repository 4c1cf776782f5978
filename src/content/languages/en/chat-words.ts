import type { ChatWords } from '#content/chat-words.ts';

export const chatWords: ChatWords = {
  functionWords:
    'a about am an and any are as at be but by can could did do does for from had has have he her his how i if in into is it its just may me my no not of on one or our she should so some such than that the their them then there these they this to us very was we were what when where which who why will with would you your please really actually guys',
  shortForms:
    'u = you, ur = your, r = are, hw = how, wat = what, wut = what, y = why, pls = please, plz = please, thx = thanks, ty = thanks, ppl = people, smth = something, cuz = because, bc = because, im = i am, ive = i have, whats = what is, hows = how is, whos = who is, wheres = where is, thats = that is, its = it is, dont = do not, doesnt = does not, didnt = did not, isnt = is not, arent = are not, cant = can not, cannot = can not, wont = will not, youre = you are, theyre = they are, hes = he is, shes = she is, theres = there is, whens = when is, weve = we have, youve = you have, wouldnt = would not, couldnt = could not, shouldnt = should not, wasnt = was not, havent = have not, hasnt = has not, aint = is not, gonna = going to, wanna = want to, gotta = got to, gimme = give me, lemme = let me, dunno = do not know, idk = i do not know, kinda = kind of, yall = you all, ya = you, coz = because, cos = because, abt = about, b4 = before, tmrw = tomorrow, tmr = tomorrow, tomoz = tomorrow, 2moro = tomorrow, 2day = today, nite = night, appt = appointment, appts = appointments, hrs = hours, mins = minutes, msg = message, thru = through, rn = right now, pics = pictures, pic = picture, 👍 = ok, 👌 = ok, 🙂 = ok, 😊 = ok, 😀 = ok, 😄 = ok, 😂 = ok, ✅ = ok, 👏 = ok, 🙏 = thanks, ❤ = thanks, 👋 = bye',
  greeting:
    /^(?:(?:i was |just )?wondering (?:if|whether)|(?:i )?just want(?:ed)? to (?:ask|know)(?: (?:if|whether))?|hi|hiya|hello|hey|good (?:morning|afternoon|evening|day)|thanks|thank you|cheers)(?: there| so)?\b[,.!]?\s+(?=\S+\s+\S)/i,
  connective: /^(?:and|but|or|so|ok|okay|also|then)\b,?\s+(?=\S)/i,
  books:
    /\b(?:want|wanna|like|need|can i|could i|may i|to) (?:to )?(?:book|schedule|reserve)\b|^(?:book|schedule|reserve)\b/i,
  cancels: /\b(?:cancel\w*|call(?:ed|ing)? (?:it )?off|not (?:come|coming|make it))\b/i,
  refersBack: /^(?:what about|how about)\b|\b(?:it|its|that|this|these|those|they|them|one|(?<!\b(?:is|are) )there)\b/i,
  secondQuestion:
    /,?\s(?:and|plus|also|\+|&)\s(?=(?:who|what|whats|when|where|why|how|which|can|could|do|does|is|are|will|would)\b)/i,
  joins: /,\s(?:(?:and|plus)\s)?|\s(?:and|plus|\+|&)\s/i,
  signals: {
    price: /\b(?:prices?|pricing|costs?|fees?|how much|budget|quote|charges?)\b/,
    timeline: /\b(?:how (?:long|soon|quickly|fast)|timeline|deadline|turnaround|next (?:week|month|quarter))\b/,
    urgency: /\b(?:urgent|urgently|asap|right away|immediately|as soon as possible|today|tomorrow)\b/,
    'team-size':
      /\b\d{1,5} (?:people|employees|staff|technicians|techs|trucks|vans|agents|lawyers|plumbers|locations|crews|of us)\b|\b(?:team|staff|crew) of \w+\b/,
    company:
      /\b(?:my|our) (?:\w+ )?(?:company|business|firm|agency|shop|practice|office|clinic|store|restaurant)\b|\b(?:i|we) (?:run|own|manage) (?:a|an|the|two|three)\b|\bwe are (?:a|an) \w+(?: \w+)? (?:company|business|firm|agency|contractor|practice)\b/,
  },
  pleased:
    'great awesome excellent perfect amazing fantastic wonderful brilliant love impressive impressed good nice thanks thank helpful helped glad happy cool interesting interested excited appreciate useful',
  annoyed:
    'terrible awful horrible useless worst hate scam stupid ridiculous garbage angry furious rubbish sucks crap bad slow confusing unclear difficult annoying annoyed disappointed disappointing wrong unhelpful sad',
  negations: 'not no never hardly without',
  fillers: 'actually really also please exactly so just then again though guys basically',
  confirms:
    /\b(?:confirm|promise|agree|guarantee|say|state|accept|admit|give me|sell it|deal|pay only|only pay|do it for|right|correct)\b/,
  refusals: {
    crisis:
      /\b(?:kill|hurt|harm|cut) myself\b|\bsuicid(?:e|al)\b|\bend my (?:own )?life\b|\bself harm\b|\bi (?:do not )?want to (?:die|live anymore|live any more)\b/u,
    emergency:
      /\b(?:i|we|he|she|my (?:\w+ )?(?:wife|husband|mother|mom|father|dad|son|daughter|child|baby|friend|colleague|neighbou?r)|someone|somebody|a man|a woman)\b(?: \w+){0,4} (?:chest pains?|can (?:not|hardly|barely) breathe|not breathing|unconscious|(?:having|has|have|just had) a (?:stroke|heart attack)(?! (?:last|in|years?|months?|before))|bleeding (?:badly|heavily|out)|overdos\w+|choking|collapsed)\b|\b(?:i|we) (?:can |really )?smell gas\b|\bhouse is on fire\b|\b(?:smoke|sparks) (?:is |are )?(?:coming|pouring|flying) (?:from|out)\b|^(?:please )?help (?:me )?(?:my|i|he|she|someone|somebody)(?: \w+){0,4} (?:stroke|heart attack)\b(?! (?:last|in|years?|months?|before))|\bcall (?:911|an ambulance|the police) (?:now|for me|please)\b|\bthis is an emergency\b|\bi need (?:an ambulance|the police|911)\b/u,
    instructions:
      /\b(?:ignore|disregard|forget|override|bypass)\b(?: \w+){0,5} (?:instructions?|rules?|prompts?|guidelines|training|everything (?:above|before))\b|\b(?:system|hidden|initial|secret|developer|original|full) (?:prompt|instructions?)\b|\byour (?:\w+ )?(?:prompt|instructions|guidelines|source code)\b|\b(?:repeat|print|output|reveal|show|display|translate)\b(?: \w+){0,4} (?:above|prompt|instructions|verbatim)\b|\b(?:you are now|from now on you|jailbreak|do anything now|pretend (?:to be|you are|that you)|act as (?:a|an|if|my)|roleplay|role play)\b|\b(?:developer|debug|admin|god|dan) mode\b|^(?:system|assistant) (?:new|you|ignore|override)\b|\brepeat after me\b|\b(?:say|respond|reply|answer) (?:exactly|only with|with only|nothing but)\b/u,
    secrets:
      /\b(?:api|openai|secret|private|access|license|ssh|encryption) keys?\b|\b(?:give|tell|show|send|what is|reveal|share)\b(?: \w+){0,4} (?:passwords?|credentials|login data|tokens?|secrets|env(?:ironment)? variables?)\b|\b(?:admin|captain|root|database) (?:password|login|user)\b|\bpasswords?\b(?: \w+){0,4} (?:admin|captain|database|server)\b/u,
    people:
      /\b(?:other|previous|last|different) (?:visitors?|users?|people|customers?|clients?)\b(?: \w+){0,4} (?:ask|asked|said|write|wrote|pay|paid|book|booked|data|emails?|names?|details)\b|\b(?:give|list|show|tell|send|export)\b(?: \w+){0,4} (?:names?|emails?|addresses|phone numbers?|contacts?|details|data|bookings|leads|messages|chats|transcripts) (?:of|from|for) (?:\w+ ){0,3}(?:clients?|customers?|visitors?|users?|subscribers?|people|leads?|others)\b|\b(?:list|show|export|dump) (?:\w+ ){0,2}(?:clients|customers|visitors|subscribers|leads|bookings|contacts|transcripts)\b|\b(?:give|tell|send) me the (?:name|mobile|number|email|address)s?\b(?: \w+){0,4} (?:of|from) (?:\w+ ){0,3}(?:last|previous|other)\b|\bwho (?:else )?(?:booked|subscribed|signed up|chatted)\b|\b(?:what|which) (?:did|has|have) (?:the )?(?:last|previous|other) (?:visitor|person|guy|client|customer|user)\b/u,
    harm: /\b(?:write|make|build|create|code|send|run) (?:\w+ ){0,3}(?:malware|ransomware|virus|phishing|ddos|keylogger|bomb|explosives?|fake (?:\w+ )?reviews?)\b|\bhow (?:do i|to|can i) (?:\w+ )?(?:hack|phish|ddos|crack into|break into|blackmail)\b/u,
    medical:
      /\b(?:is|if|whether|could|might) (?:this|that|it)(?: is| be)? (?:\w+ ){0,2}(?:broken|fractured|infected|sprained|hernia|slipped disc|herniated disc|cancer|tumou?r|infection|stroke)\b|\bdo i have (?:a |an )?(?:hernia|slipped disc|infection|cancer|tumou?r|concussion|fracture)\b|\b(?:medications?|medicines?|pills?|ibuprofen|aspirin|antibiotics?|dosage)\b|^(?!.*\b(?:do|can) you (?:treat|help|use|accept|handle|manage|cope|cater)\b)(?:.*\b(?:i|we|my|me|you|what|which|how|is|are|against|for)\b(?: \w+){0,6} |(?:\w+ ){0,2})(?:headaches?|migraines?|symptoms?|diagnos(?:e|is)|blood pressure|rash|fever|allerg(?:y|ies|ic)|tumou?r|toothache|(?:back|stomach|knee) pain|pregnant)\b/u,
    legal:
      /\b(?:i|we|me|us)\b(?: \w+){0,3} legal advice\b|\b(?:can|should|could) (?:i|we) (?:\w+ )?(?:sue|evict|press charges)\b|(?:\b(?:i|we|you|my|our|me|how|what|a)\b(?: \w+){0,3} |^)(?:divorce|custody|alimony|eviction|lawsuit|speeding ticket|visa application)\b|\bis it legal\b|\bmy (?:landlord|tenant|ex wife|ex husband)\b/u,
    financial:
      /\b(?:invest|buy|sell|trade)\b(?: \w+){0,4} (?:stocks?|shares|bitcoin|crypto|etfs?|forex|gold)\b|\b(?:stock|crypto) tips?\b|\b(?:which|what) (?:\w+ )?(?:stocks?|shares|funds?|crypto\w*|coins?|etfs?) (?:(?:should|can|do|would) (?:i|we|you)|to (?:buy|sell))\b|\bmy (?:tax return|401k|pension|retirement savings|mortgage)\b|\btax advice\b/u,
  },
};
