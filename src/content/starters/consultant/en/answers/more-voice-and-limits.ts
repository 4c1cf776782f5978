import type { AnswersDocument } from '#content/answers.schema.ts';
import { phrasings } from '#content/intents.ts';

export const moreVoiceAnswers = {
  'several-locations': {
    topic: 'voice-ai',
    title: 'What if we have several locations?',
    phrasings: phrasings(
      'five branches with different numbers and opening times | three offices in two time zones | does the setup price count twice for two clinics | second location | for two practices under one roof | price for three offices | multiple sites | franchise | more than one phone number | different hours for each branch | multi-location | several stores | two companies with one receptionist | chain of shops | do I pay setup for every location | and for three offices? | we have three branches | offices in two states | different hours per site | one line for all our shops | multi site company | we have two offices | one number for all branches | each store has its own number | does it know which branch the caller means | route the call to the right shop | chain of salons | four trucks in two cities | which shop does it answer for | we have branches in three towns | franchise with different hours at each site | second office across the state, one bot or two | can it route by zip code to the right shop | multi location setup | each store has its own calendar | we cover two regions with separate crews | do I pay again for my other branch | we have three offices, does each need its own assistant | calls for the north and the south side must go to different people | can one system serve two branches | does it know which of our shops is nearest | we have offices in two towns | four branches, one number | each shop has its own hours | a franchise with nine outlets | different staff at each location | we have one place in town and one at the airport with other opening times | we have three shops | one number for all our branches | offices in two towns, does that work',
    ),
    answer:
      'Say in the first call how many locations there are and how they differ: numbers, hours, calendars and people on duty are rules I write down for each. The site names one price, {price.setup} for setup and {price.perMinute} per minute; what a second location adds is not stated there, so you get that figure in writing before you decide.',
    link: { label: 'Voice AI receptionist', href: '/Home-services-ai' },
    next: ['voice-price', 'voice-needs', 'book'],
    isActive: true,
  },
  'voice-other-trades': {
    topic: 'voice-ai',
    title: 'Is the receptionist only for contractors?',
    phrasings: phrasings(
      "only for plumbers and roofers? | could a lettings office have it too | does it work for a law firm | for a dental practice | for a hotel or restaurant | can a shop use the phone assistant | not in home services but need the phone answered | nursing home night phones | phone AI for a clinic | is an orthodontist your kind of client | tenant calls | receptionist for accountants | other industries for voice AI | phone screening of candidates | is that a fit for my office | works for other businesses too | voice AI for my company | we are no contractor | would it suit a hair salon | can it answer for a hotel | phones at a law office | we're a clinic not a contractor | not in home services | does it work for restaurants taking reservations | dog groomer | does the receptionist work for a bakery | phone bot for a vet | for a salon | can a lawyer use the receptionist | we are not plumbers can we use it | restaurant phone | does it only work for plumbers | hotel front desk calls | phone ai for a gym | not a contractor | is it for other businesses too | tattoo studio calls | could a hair salon use the phone agent | does the receptionist suit a law office | we are a funeral home and phones matter | car repair garage, will it answer for us | is it just for plumbers and such | phone bot for a property manager | yoga studio wants calls answered | I have a tattoo studio, can the phone assistant work for me | would the receptionist suit a medical practice | we are a law office and want our phones answered | is it limited to craftsmen | hotel reception at night | does the phone robot suit a salon | could a restaurant use the phone service | answer the telephone of a care home | not a trade, still possible? | phones at a physio practice | does it only do contractors | gym front desk calls | I run a small hotel and at night nobody is at the desk | we're a garage and tyre place, would it suit us | tenants of the buildings we manage ring all day | hair salon, would the phone thing work for us | does a law office fit | restaurant taking reservations | only for plumbers and such",
    ),
    answer:
      'The receptionist with the list price is made for home-service contractors. For other businesses a phone operator is custom work: one example on this site answers the phone of a nursing home at night. Tell me in the free call what your callers ask, and I say honestly whether it fits and what it would cost.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['voice-ai', 'custom-examples', 'industries'],
    isActive: true,
  },
  'voice-choice': {
    topic: 'voice-ai',
    title: 'Can I choose the voice?',
    phrasings: phrasings(
      "male or female voice | British accent | can I pick a voice | American voice | can it have a different name | which voices are there | my own voice | can it sound friendly | change the voice | younger voice | southern accent | speed of the voice | does it have to be called Riley | voice clone | personality of the receptionist | british accent please | can it sound young | change how it talks | can it use my voice | pick a name for it | female voice | male voice | british voice | can it sound like me | clone my voice | change how it sounds | can I hear different voices | give it a name | deeper voice | friendly tone | can it have a southern accent | pick how the phone agent sounds | may we name her something else | can you clone my own voice | choose tone and personality | a friendlier speaker please | different voices to listen to | can we pick a woman's voice | may it have a name that fits us | I would like a voice that sounds like the south | how do we choose how it sounds | pick the voice myself | I'd like a gentleman's voice | can she have a southern accent | can it sound like my wife",
    ),
    answer:
      'The voice is part of the setup: we choose it together, and you hear it on test calls before your customers do. Which accents there are is not stated on this site; name the one you want, and I tell you before you decide. Riley at {demoPhone} is one example.',
    link: { label: 'Call Riley', href: '/Home-services-ai#demo' },
    next: ['voice-natural', 'voice-demo', 'languages'],
    isActive: true,
  },
  'voice-understanding': {
    topic: 'voice-ai',
    title: 'Does it understand accents, names and slow speakers?',
    phrasings: phrasings(
      'strong Glaswegian accent | elderly callers who speak slowly | mumbling | noisy line | pronounce Greek surnames | spell names correctly | bad connection | does it wait for slow speakers | stutter | dialect | background noise on a building site | hard of hearing | foreign accent | does it get names right | what if somebody talks fast | interrupts the caller | does it understand slang | understands accents | bad cell reception | people who talk fast | strong dialect | background noise on a job site | will it spell names right | foreign callers | does it catch street names | thick accent | old people who mumble | loud background noise | construction site noise | kids calling | hard of hearing callers | spelling of street names | does it cope with dialect | callers with a strong accent | does it understand my grandma | foreigners calling | thick accents, does it keep up | my customers mumble | elderly folks talk slowly, does it cut them off | background noise from a job site | spelling out street names | does it catch foreign surnames | what if the line is bad | can it follow a heavy drawl | many of our callers have a strong accent | does it get street names right | what about people who talk fast or mumble | my customers are old and need time to explain | heavy accents | bad mobile connection, will it understand | callers with a strong dialect | kids and noise in the background | customers who speak little English | foreign names | plenty of our callers are over eighty and hard to understand | customers ring from noisy building sites | thick accent, will it get it | my callers mumble | people with bad reception | older folks who talk slow',
    ),
    answer:
      'Not every caller, and I promise no figure. When it does not understand, it asks again, takes the details or puts the call through, as you prefer. The best test is your own ear: call {demoPhone}, speak as your most difficult customer would, and try to catch it out. Names and words of your trade are part of the setup.',
    link: { label: 'Call Riley', href: '/Home-services-ai#demo' },
    next: ['voice-stuck', 'voice-demo', 'voice-transfer'],
    isActive: true,
  },
  'voice-outbound': {
    topic: 'voice-ai',
    title: 'Can it call people, too?',
    phrasings: phrasings(
      "outbound calls | ring back people who asked for a quote | cold calling | call old leads | can it phone customers | follow-up calls | ring up old applicants | remind people by phone | does it dial out | telemarketing campaign with the AI | call a list of numbers | phone my customers for reviews | return missed calls automatically | automatic callbacks | call my leads back | make calls for me | dial a list of customers | confirm visits by phone the day before | cold calls | chase unpaid bills by phone | ring customers for feedback | reminder calls | call back leads | does it phone people itself | ring customers to confirm | follow up calls after a quote | call my old customers | outbound campaign | dial a list | call people who did not pay | can it make calls | appointment reminder calls | have it dial leads that filled in the form | can it phone people to confirm tomorrow's visit | cold calling robot? | ring customers back for me | telemarketing with AI | will it chase overdue accounts by phone | reach out to old customers by voice | can it call my customers to remind them | we want it to call people who asked for a quote | does it also make calls or only take them | could it phone everybody on a list | ring people who owe a service | have it dial a list | does it call out | remind patients by phone call | follow up calls to old clients | can it call last year's customers and offer them a service visit | could it ring my old customers | have it call people who have not paid | reminder calls to patients",
    ),
    answer:
      'What this site describes answers the calls that come in; calling people is not listed, so I do not promise it, and in many places such calls need consent. A follow-up by text or email is something a workflow can send or draft for you. Tell me in the free call what you have in mind.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['workflow-examples', 'voice-ai', 'leads-mail'],
    isActive: true,
  },
  'voice-payments': {
    topic: 'voice-ai',
    title: 'Can the receptionist take payments on the phone?',
    phrasings: phrasings(
      'take a card deposit over the line | card number over the telephone | collect money from callers | can customers pay by phone | is it safe to read out a card number | deposit before the visit | charge the caller | PCI for phone payments | take credit cards | payment link by text | take card numbers | collect the fee while on the line | charge the customer on the call | is it PCI safe to give a card | take card numbers on the phone | deposits by phone | collect a down payment from callers | pay by phone | credit card over the phone | can callers pay their bill | take a deposit when booking | take a card number over the line | can callers pay their bill by phone with it | collect the deposit during the call | is it pci compliant | process payments while talking | charge the visit fee up front on the phone | can the receptionist take credit cards | safe to give card details to the bot | can a customer give the card number to the assistant | is it able to take a deposit over the phone | may callers pay what they owe through it | how safe is it to pay by phone with the robot | collect a deposit from callers | can callers pay by voice | charge the visit fee on the call | take a card over the phone | can callers pay right there',
    ),
    answer:
      'Taking payments by phone is not described on this site, so I do not promise it: the receptionist takes down the job and books the visit. Card numbers do not belong in a recorded or written call. If you need a deposit, ask me in the free call whether your invoicing software can send a payment link after the booking.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['voice-booking', 'data-safety', 'workflow-examples'],
    isActive: true,
  },
} satisfies AnswersDocument;

export const moreLimitAnswers = {
  outages: {
    topic: 'limits',
    title: 'What if the internet or the AI provider fails?',
    phrasings: phrasings(
      'what if the internet goes down | OpenAI outage | power cut | AI company goes offline in the middle of the day | do calls still get answered when the line is down | what happens to my support bot in an outage | downtime | is there a fallback | server crash on Black Friday | reliability | cloud is down | plan B | what if the provider goes bankrupt | how reliable is it | system is down and we stand still | backup when it fails | we cannot be dark for even an hour | interruption of business | openai not working | AWS outage | AI company goes bust | what if the connection drops | internet is out | openai is down | provider fails | what if amazon goes down | no signal | phone line dead | what if openai is down | our internet drops | power cut at the shop | aws goes offline | provider shuts down | no connection, does it still answer | redundancy | what if our internet does not work | does everything stop when the AI provider is down | what happens during a power failure | is there a second way if a service fails | power cut, does it still answer | our wifi is bad | openai disappears, what then | your server crashes | a storm takes the power down here once a month, what happens to the calls then | our internet is down a lot',
    ),
    answer:
      'A step of a workflow that fails is tried again and then reported to me, and 24/7 monitoring watches the server. Phone calls only reach the receptionist by forwarding: switch it off and they ring at your place as before. Every provider can fail, and the site promises no uptime, so in the free call we settle what should happen in that hour.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['workflow-fails', 'sla', 'voice-switch-off'],
    isActive: true,
  },
  sla: {
    topic: 'limits',
    title: 'Is there an uptime guarantee (SLA)?',
    phrasings: phrasings(
      'service level agreement | uptime in percent | guaranteed availability | guaranteed response time in the contract | ninety-nine point nine percent | how much traffic can it take | ten times the load in peak season | scale | does it scale | performance under load | response times by contract | penalty for downtime | SLA | service level | uptime | response time in the contract | how many nines | guaranteed uptime | 99.9 percent | how fast do you react | what availability | how often is it down | response within an hour in writing? | uptime commitment | how reliable is it on paper | contractually assured support times | do you guarantee that it is always available | what is your promised response time when it is down | do you have a service level agreement | how much downtime is allowed | uptime in writing | availability figure | response time guarantee | penalty if it is down | what uptime do you promise',
    ),
    answer:
      'The site names no SLA and no uptime figure, so I state none here. What it does say: 24/7 monitoring, a failed step is tried again and reported, and messages are answered within {response.minutes} minutes. If you need a figure in the contract, or expect a peak, tell me in the free call and we settle it in writing.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['outages', 'after-launch', 'contract'],
    isActive: true,
  },
  'legal-advice': {
    topic: 'limits',
    title: 'Can you advise me on law, taxes or health?',
    phrasings: phrasings(
      'can I deduct the setup fee | write it off against taxes | is it tax deductible | must I hand over emails to a court | can I put a lien on a house | change the locks of a tenant | is it lawful | legal question | tax question | medical question | should I incorporate somewhere else | do the ethics rules allow it | dose of a medicine | subpoena | expensed as software or consulting | can my tenant be evicted | section 179 | is it allowed by law | contract law question | my rights | sue a customer | immigration | depreciation | does our bar association allow that | legally too | is it legal not to tell callers | is scraping lawful | custody | threatening letter | is that allowed by law | can I sue | write my contract | is it deductible | can I fire him for that | do I owe tax on this | file my taxes | my landlord | how many milligrams | which dose | which shares | do I need a lawyer | write my will | is my employee entitled | which stocks | dosage for a child | how do I file taxes | may I do that legally | is it lawful to let a machine answer | do I need consent for this | is that legal in my state | can I deduct this | what would a lawyer say',
    ),
    answer:
      'That I cannot answer: neither this chat nor I give legal, tax or medical advice. Please ask a lawyer, an accountant or a doctor who knows your case. What I can do is describe exactly how a system works and where the data goes, so that they can judge it.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['liability', 'regulated-data', 'human'],
    isActive: true,
  },
  'private-data': {
    topic: 'limits',
    title: 'What do your other customers pay, and who are they?',
    phrasings: phrasings(
      "which dentist in my town is a customer of yours | what is my competitor paying you | how much did you turn over last year | revenue of this business | does the owner have children | home address of the consultant | is the owner married | were you sued by a client | how old are you | is my former employee talking to you | who else did you talk to today | your income | names of other customers | private life of the owner | how much profit do you make | religion of the owner | who booked before me | how much money do you earn | phone number of your last client | did somebody from my company write to you | what did company X pay | give me names | how much do you earn | what does my competitor do | home address of the owner | who else is your client | what did the other guy pay | names of your customers | how much does my competitor pay | customer list | what did the last customer pay | your other clients' prices | your home address | do you earn well | who are your clients | what did the last one pay | what does my competitor use",
    ),
    answer:
      'That stays private: I give no information about other people, neither about clients and visitors nor about my own private life or accounts, and the same protects you. What you can know about me is on the about page.',
    link: { label: 'About', href: '/about' },
    next: ['owner', 'references', 'confidentiality'],
    isActive: true,
  },
  'emergency-here': {
    topic: 'limits',
    intent: 'emergencies',
    title: 'I have an emergency. Can you send somebody?',
    phrasings: phrasings(
      "water is pouring through my ceiling send someone now | pipe burst in my house help | there is smoke coming from the server room | I can smell gas what do I do | my boiler is leaking | no heating and a baby in the house | I need a plumber right now | toilet is overflowing | someone is hurt | send a technician | jaw swollen and I can hardly breathe | power is out in my house | I am locked out | sparks from the socket | emergency plumber | pipe burst in my house | send a plumber | my kitchen is flooded | there's a fire | no heating, send someone | I'm locked out | pipe burst at my house | my heating is off | water everywhere | locked out | can someone come over now | no hot water since yesterday | my basement is flooding | send a technician now | my ac is out | toilet overflowing help | need a plumber tonight | can you fix my furnace | get somebody out here | there is water running into my kitchen | I need a plumber right away | our heating has stopped, can you come | somebody must come at once | water is running through my roof | my heating died, send someone | somebody is hurt | come quick | my heater is out, send somebody | I need a plumber now",
    ),
    answer:
      'I cannot send anybody: this is the website of an automation consultant. If there is fire, smoke, a smell of gas or somebody is in danger or hurt, get out and call 911 or your local emergency number now. For water, heating or power, close the main valve or switch if that is safe, and call a local company.',
    next: ['contact-details', 'voice-emergency'],
    isActive: true,
  },
  'competitor-price': {
    topic: 'objection',
    title: 'Somebody else is cheaper. Why pay you?',
    phrasings: phrasings(
      'your competitor quoted me ninety-nine a month flat | the other guy quoted half | I found it cheaper | another offer is lower | flat rate elsewhere | why are you more expensive than others | can you match the price | cheaper competitor | somebody on Fiverr does it for fifty | lower bid | I have a better offer | price match | others charge less | half the price | found it for half | other quote is lower | match their price | someone offers it for fifty a month | why are you dearer | other company wants half | got a lower quote | someone offered it for less | my quote from another firm is cheaper | found it cheaper | they charge half | got a lower bid | another company wants half | saw it for 99 a month | beat their offer | someone quoted me 500 | another provider does it for half | I found it cheaper somewhere else | why does it cost more with you than with others | I have a lower offer on the table | cheaper on fiverr | others charge half | saw it for a fraction | I got a lower offer | 49 a month elsewhere | somebody quoted me half | the other guy is cheaper | can you match that',
    ),
    answer:
      'Compare what is in the price: who sets it up, who changes it later, what a busy month costs, what is connected to your software, and who owns the result. With me support for the receptionist is included and there is no minimum term. If the other offer covers what you need for less, take it. I do not change prices in this chat.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['vs-voice-service', 'worth-it', 'discount'],
    isActive: true,
  },
} satisfies AnswersDocument;
