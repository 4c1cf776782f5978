import type { AnswersDocument } from '#content/answers.schema.ts';
import { phrasings } from '#content/intents.ts';

export const voiceAiAnswers = {
  'voice-ai': {
    topic: 'voice-ai',
    intent: 'about',
    service: 'voice-ai',
    title: 'What is the voice AI receptionist?',
    phrasings: phrasings(
      'phone bot | answering service with AI | can an AI answer my phone | virtual receptionist | how does the phone assistant work | our receptionist quit | who answers when nobody is in the office | we miss calls when we are on a job | phone agent | our shop has no one for the telephone | robot that answers the telephone for us all day | telephone operator | AI that takes calls around the clock | front desk help for incoming calls | I am under a house and cannot pick up | what can you do about it | does it take the call right away or let it ring ten times | we need somebody on the phones but cannot pay a receptionist | robot secretary | automatic phone attendant | we never get to the phone | phone rings off the hook | the girl who answered our phone left | I need somebody to answer while I am on a ladder | what is your phone product | conversational phone system | can a computer take my calls | how does your receptionist work | is it like an answering machine that talks | tell me about Riley | call handling for contractors | auto attendant | I need something that answers the phone when I have my hands full | tell me how the phone thing works | my wife is tired of answering the phone | what exactly does the AI receptionist do when somebody calls | can you replace my answering machine with something smart | I would like an AI to take my calls | what happens when a customer calls my business | it would be great if somebody answered after hours | I cannot pick up because I am on a roof | reception cover | nobody picks up after three in the afternoon | what could you set up so that calls get answered | we lose calls over lunch | my receptionist is retiring | I need cover for my receptionist on maternity leave | calls go unanswered when the office lady goes home | my wife does the phones and has had enough | eighty calls a day with the same questions | something better than an answering machine | phones ring nonstop in the season | who answers while I drive | front desk cannot keep up with calls | the phone interrupts every job | people call while I am with a client | missed calls are killing my business | tenants ring about boilers and nothing gets written down | answer the telephone when we are closed | voice AI | AI receptionist',
    ),
    answer:
      'It answers your business phone in under 3 rings, 24/7/365. It asks what is wrong, tells an emergency from a quote, books the visit into your calendar and puts the call through when a person is needed. It is made for home-service contractors, keeps your number and your software, and I set it up and run it for you.',
    link: { label: 'Voice AI receptionist', href: '/Home-services-ai' },
    next: ['voice-price', 'voice-demo', 'voice-natural'],
    isActive: true,
  },
  'voice-price': {
    topic: 'voice-ai',
    intent: 'price',
    service: 'voice-ai',
    title: 'How much does the voice AI receptionist cost?',
    phrasings: phrasings(
      'price of the receptionist | what do you charge for the phone receptionist | what do you charge for the receptionist for home services | how much is the receptionist for home services | how much do you charge for the receptionist for my plumbing business | price of phone answering for contractors | cost of voice AI | what does the phone bot cost | price per minute | tariff per minute for calls | setup fee | is it more expensive at night or on weekends | phone answering rates and fees | what would the phone secretary set me back | what does it come to each month | what would 100 calls cost | what would 300 minutes cost | typical phone bill | average spend per month with few callers | what if nobody calls | slow season | is there a monthly fee or a subscription for the phone bot | do I pay in a quiet month | minimum number of minutes | flat rate or pay per use for calls | billing by usage | estimate of the monthly invoice for calls | what would the receptionist run me | do I pay for spam calls too | do I pay for hang ups | is it billed by the second | what does Riley cost | pricing of the voice agent | is it cheaper with few calls | unlimited plan | one-off fee and usage | are there packages for the phone AI | does the price go up with more calls | what would I owe in a slow month | annual cost of the receptionist | minimum bill | price for a small plumber with forty calls | what does the phone receptionist cost me per month if I get eighty calls | is there a fee even when nobody calls | do you charge for each minute somebody talks | how much would I have to pay for the AI that answers calls | how much is it to have the phone answered by AI | what is the price of the voice thing | I get about thirty calls a week so what would I pay | what are the ongoing fees for the receptionist | how dear is it | does a long call cost more | what does the phone answering cost all in | does ringing time count | does time on hold count | is a minute started a minute paid | work out what I would be paying for nine hundred calls of two minutes | three hundred calls a month | six hundred minutes a month | a quarter a minute adds up | how much is the telephone assistant | what would we spend in the first year | does the minute price include the phone line | what comes after the setup fee | nothing monthly after that? | do the first minutes of a spam call count | and for forty calls a day | what will the answering robot cost me | charged for silence | cost of a twenty minute chat | total for a busy month',
    ),
    answer:
      'The receptionist costs {price.setup} once for setup and {price.perMinute} per minute of a call, at any hour of the day. As an example, 100 calls of three minutes are 300 minutes, which is {price.exampleMonth} in that month. A quiet month costs little: support is included, and there are no contracts, no hidden fees and no monthly minimums.',
    link: { label: 'See the prices', href: '/Home-services-ai#pricing' },
    next: ['voice-setup-included', 'voice-payback'],
    isActive: true,
  },
  'voice-setup-included': {
    topic: 'voice-ai',
    intent: 'included',
    service: 'voice-ai',
    title: 'What does the setup fee of the receptionist include?',
    phrasings: phrasings(
      'what is included in the setup | why does setup cost that much | what does the one-time fee cover | setup fee includes what | do I have to set it up myself | who writes the call script | what happens during the setup | is it a generic script | what do I get for the {price.setup} | is the setup fee one-time or recurring | what am I paying for upfront with the receptionist | what is part of the initial fee | do you record the greeting and choose the voice | script and test calls | does the installation fee cover testing | why such a big setup charge | what exactly am I buying with the installation | is training of the bot part of it | setup: connection to the calendar | is everything included or do I pay extra to get it configured | why do you charge anything to get the receptionist started | what do I get for twenty five hundred | is everything in the setup price | who does the configuration | do you program the greeting | is testing included | who connects it with my calendar | what happens for the one time fee | does setup cover a second location | do I pay again when we move | which work is in the fee | what work is behind the setup | do you write what it says | does that include training it on my services | will you do the whole setup for me | why is the setup twenty five hundred and what do I get for it | what work do you put in before the phone AI goes live | what does the initial amount pay for | is the connection to my software part of the price | who writes the words it says on the phone | is number porting in there | what do I get for that money | who writes what the assistant says | is the greeting written for me | what happens for the setup money | whats included | is the wording mine or yours | is training my office people part of it | what does onboarding involve | what do I get for the setup fee | what is included',
    ),
    answer:
      'Your call script, the voice, the connection to your calendar and software, the dispatch list, test calls and going live. I do all of it: you call your receptionist yourself and try to catch it out, and I correct what you find. The setup costs {price.setup}, once.',
    link: { label: 'See the prices', href: '/Home-services-ai#pricing' },
    next: ['voice-setup-time', 'voice-needs', 'voice-changes'],
    isActive: true,
  },
  'voice-setup-time': {
    topic: 'voice-ai',
    intent: 'duration',
    service: 'voice-ai',
    title: 'How fast is the receptionist set up?',
    phrasings: phrasings(
      'how long does setup take | when can the receptionist go live | how many days until it answers calls | setup time | how long until it is running | how quickly can you install the phone bot | how soon could we start with voice AI | how long does it take until the phone is answered | lead time for the voice assistant | what are the steps to get the receptionist | how soon can the phone bot be up and running | is the receptionist ready by next week | receptionist by Monday | turnaround for installing the receptionist | can you switch the phone AI on tomorrow | when would the receptionist start taking calls | this week | time to set up | how many business days until Riley answers for us | before the busy season starts | how long from signing to the first answered phone call | when is the phone robot ready to pick up | how quickly can I have the AI on my phone | can it be running by Friday | when could the receptionist pick up for me | how long before it answers for my company | time to install the receptionist | do I have to wait weeks for the phone AI | how soon would my phone be covered | how many days does the receptionist need | is a week enough to get the voice bot going | when is the phone line ready | how soon can the AI start picking up my calls | I need the phone covered before next month | how long before I can use the receptionist | when would the voice AI be ready if I signed today | does it take long to set up the phone AI | how quick could we be up and running | how long till it is live | storm season starts in two weeks | how soon could the telephone part be running | when would it answer its first call | days until go-live of the phone | onboarding time for voice AI | can you have it live before Friday | how fast can you get me started with the phone assistant | ready before the holidays | how long is the wait for the receptionist | days until the phone is answered | turnaround for the voice bot',
    ),
    answer:
      'Setup takes {setup.days} business days, counted from the day I have your rules and access to your calendar. You hear it on test calls before your customers do, and I listen to the first days of calls with you and adjust the rules.',
    link: { label: 'How it works', href: '/Home-services-ai#how-it-works' },
    next: ['voice-needs', 'voice-switch-off', 'book'],
    isActive: true,
  },
  'voice-needs': {
    topic: 'voice-ai',
    intent: 'preparation',
    service: 'voice-ai',
    title: 'What do you need from me to set up the receptionist?',
    phrasings: phrasings(
      "what information do you need for the phone bot | what must I provide for the setup | how much of my time does the setup take | what do I have to prepare for the receptionist | what do you need to start with voice AI | requirements for the receptionist | what do I have to give you for the receptionist | which details do you need about my business | my part in setting up the phone assistant | what is my homework | what access does the receptionist need | onboarding questions for the receptionist | paperwork for the phone assistant beforehand | what do I have to supply | do I hand over a list of technicians on call | is much effort needed from us to get the receptionist going | questions you ask me to train the receptionist | do I need any equipment or hardware for the receptionist | is there a form to fill in about my services | area and prices for the receptionist | how does the receptionist know about my company | what do you want from me to train the phone AI | do I have to write the script or sit down with you | what does the receptionist have to know | what do you ask me before you build the phone bot | information required for the receptionist | do you need my calendar | do I need a special phone | what should I have ready for the voice AI setup | how much work is it for me to get the phone AI | do I have to record anything | is there homework for the receptionist | do you need my price list and hours | do you need my technicians' numbers | does it require internet in the shop | what do I give you so the phone thing works | what do you need to know about my company to set up the phone AI | do I need special equipment for the phone AI | how much of my time does it take to get the receptionist going | what should I prepare before you build my receptionist | how does it learn about my business | what do you need from us before you can set it up | which papers or lists should I have for the phone setup | do you have to come to my office to install it | what must the phone assistant know | what do I hand over",
    ),
    answer:
      'I need {meeting.discovery} minutes of your time, your services, area and hours, the list of people on duty, and access to your calendar or job software. In that call you tell me how you want calls handled; I build the rest.',
    link: { label: 'Book a voice AI call', href: '/Home-services-ai#book' },
    next: ['voice-setup-time', 'voice-number', 'voice-emergency'],
    isActive: true,
  },
  'voice-demo': {
    topic: 'voice-ai',
    intent: 'examples',
    service: 'voice-ai',
    title: 'Can I call the demo receptionist?',
    phrasings: phrasings(
      'demo number | who is Riley | can I hear the voice AI | try the phone bot | listen to it first | test call | is there a recording I can listen to | how does Riley sound | sample call | can I hear an example of the voice | let me listen to a sample conversation | is there a number I can ring to test the AI | show me the phone bot in action | I want to try out the receptionist | audio sample of the voice | prove it | where can I dial in and hear it with my own ears | can I talk to the receptionist now | live demonstration | let me ring the bot | phone number of the demo | I want to hear how it talks before I decide | let me try the phone AI | demo line | is there a demo | give me a number to call and test | I would like to hear it | play me a call | test drive the receptionist | call Riley | demo call | hear a sample | can I trick it myself | where is the phone demo | I want a demonstration | live demo please | can you show me how it sounds | try it before I believe it | ring the robot | let me ring it | is there a number where I can try the AI myself | I want to call it and see how it behaves | let me hear what my customers would hear | is the demo free | can you play me a recording of the AI on the phone | I do not believe it until I hear it | where can I listen to the receptionist | where can I try to break it | can I test the phone AI right now | I would like to hear it before I pay | do I pay for the demo | may we listen before committing | who is this Riley | can I hear the phone assistant | give me a taste | a live sample of the voice | can I talk to your robot | book a demo | try before you buy | demo | can I talk to it | how do I hear it in action | number to test',
    ),
    answer:
      'Call Riley at {demoPhone}, the demo receptionist of an invented contractor, and ask her what your customers ask you. It is a US number and your usual call charges apply; she books nothing real. To try a chatbot instead, ask this one anything.',
    link: { label: 'Call Riley', href: '/Home-services-ai#demo' },
    next: ['voice-natural', 'voice-price', 'voice-stuck'],
    isActive: true,
  },
  'voice-natural': {
    topic: 'voice-ai',
    title: 'Will callers notice that it is AI?',
    phrasings: phrasings(
      'does it sound like a robot | how natural is the voice | do callers know they talk to a machine | does it pretend to be human | will people realize it is not a person on the phone | is the voice robotic | what do callers think of it | is it obvious that a computer talks | can you tell the difference to a person | will people know it is AI | does it have a name | customers notice a computer is talking | does it sound fake or mechanical | is the voice human sounding | accent or gender of the speaker | an accent | creepy | can callers hear a difference | do folks realise they speak with a machine | a female voice | monotone | Siri or Alexa like voice | is it obviously a bot | can my grandma tell that it is not a person on the line | is it open about being a machine when a caller asks | does it talk like a normal person | voice quality | how human does it sound | do my customers know it is an AI | does it say it is a computer | pauses and delays in the conversation | can it be interrupted | uncanny | slow and robotic | does it lie about being human | will callers be fooled | sounds like a call center | does the voice sound weird | are callers told they speak to AI | would my customers be able to tell it is not a person | I worry that it sounds like a robot | how lifelike is the phone voice | does it tell callers that it is a machine | is there an awkward pause before it talks | can it deal with people who interrupt | does a caller notice | will folks think they are talking to a recording | do they know they are not speaking to a human | can people tell | must it say that it is AI | honest about being a machine | will my clients know | does it sound like a real lady | is it one of those stiff computer voices | disclosure to callers | robotic | do you tell callers that it is a computer | Will callers know it is a robot?',
    ),
    answer:
      'Some callers will notice. The voice is natural, and it does not claim to be human: if a caller asks, it says what it is. Most people care about getting an answer and a time. Call the demo line at {demoPhone} and judge for yourself.',
    link: { label: 'Call Riley', href: '/Home-services-ai#demo' },
    next: ['hate-robots', 'voice-transfer', 'voice-demo'],
    isActive: true,
  },
  'voice-stuck': {
    topic: 'voice-ai',
    title: 'What happens when the receptionist cannot help a caller?',
    phrasings: phrasings(
      'what if it does not know the answer on the phone | what if it gets stuck in a call | does the phone bot make things up | what if it misunderstands the caller | does it give repair advice | what if the caller has an accent | what does it do with a strange question | what if the question is too hard for it | does the receptionist ever say I do not know | caller mumbles | bad line | wrong information given to a caller | what if the phone AI gets confused | what is the fallback | unknown topic | off script | unexpected request | does it wing it | what if it cannot understand a thick accent | complicated questions on the phone | it says something stupid to a caller | customer asks something weird | crying | what does the phone AI say | it does not know the answer on the line | background noise | drunk or shouting caller | limits of the phone assistant | pranksters | when it has no clue | what if it has no idea | what happens with odd requests on the phone | caller has a question it was not prepared for | difficult callers | will it tell people nonsense on the phone | what if the customer speaks unclearly | what if someone has a heavy accent or a bad connection | when does it give up | can it handle angry callers | what if a caller asks for advice on fixing it himself | does it promise stuff | what if it cannot hear them | kids playing with the phone | what if the question is off script | fallback of the phone AI | how does it react when it is unsure | what if a customer yells at it | what happens if someone asks it something it has never heard | could the phone AI tell a customer something wrong | does it give up and hang up on people | a caller might have a strong accent or talk really fast | what does it say when it does not know | is it going to invent an answer for a caller | what if it gets confused in the middle of a call | what if the caller is confused | does it admit when it cannot help | what will it do with weird requests | caller gets upset | what if it does not understand | fallback when it has no answer | it gets stuck | what happens when it does not know the answer | a question it has never heard',
    ),
    answer:
      'It says so, takes the details and transfers the call or promises a call back, as you prefer. It does not guess prices, give repair instructions that could hurt somebody, or make promises you have not approved.',
    link: { label: 'Questions contractors ask', href: '/Home-services-ai#questions' },
    next: ['voice-transfer', 'voice-quotes', 'voice-emergency'],
    isActive: true,
  },
  'voice-emergency': {
    topic: 'voice-ai',
    title: 'How does the receptionist handle emergencies?',
    phrasings: phrasings(
      'emergency calls | what counts as an emergency | burst pipe at night | who does it call in an emergency | emergency dispatch | does it know what is urgent | what if the person on duty does not answer | is no heat an emergency | smell of gas | does it replace emergency services | urgent calls in the middle of the night | flooded basement | who gets woken up | how does it reach the on-call technician | furnace out in winter | does the duty guy get alerted | someone is in danger | 911 | gas leak or fire | can it tell urgent from routine | somebody smells gas and phones my line | what does it tell them | water is pouring through the ceiling | will it wake me up | no heat with a newborn | sewage backup | sparks | carbon monoxide | how does it decide whether to ring the on-call guy | what does it do with a burst pipe at two in the morning | can it page my on call tech | how does it know something is urgent | gas smell | no heat in January | electrical fire | after hours emergencies | what if nobody answers on call | does it dial 911 | escalation list | real emergencies | who gets alerted at night | dispatch at night | life threatening situation | triage of urgent calls | rotation of who is on call | does it ring me at three am | a pipe bursts on a Saturday night so what does the AI do | how will I be told that a call is urgent | can it tell the difference between a drip and a flood | will it get my technician out of bed | what does it do when somebody reports a gas leak | how are after hours emergencies handled | urgent calls at night | who gets the call when it is serious | what happens if the on call guy sleeps through it | customers without heat in winter need somebody fast | on-call rota | does it wake me up for an urgent job | how does it tell a real emergency from a dripping tap | what if nobody on call picks up | a resident shouts that there is a gas smell | patient calls at three with a broken tooth | send it to my mobile when it is urgent | who gets called first | water everywhere who does it ring | out of hours emergency | life or death | no heat in winter call | does it wake me | what if it is urgent | flooding | burst pipe at two in the morning',
    ),
    answer:
      'You decide what an emergency is. It takes the address first, then calls the person on duty, then the next on the list, until one confirms. If life is in danger or there is a smell of gas, it tells the caller to leave and dial 911. It does not replace emergency services.',
    link: { label: 'Questions contractors ask', href: '/Home-services-ai#questions' },
    next: ['voice-transfer', 'voice-busy', 'voice-notes'],
    isActive: true,
  },
  'voice-number': {
    topic: 'voice-ai',
    title: 'Do I need a new phone number?',
    phrasings: phrasings(
      'can I keep my phone number | do I have to change my number | my number is on all our vans | port my number | same phone number | do I need a new phone system | call forwarding | which phone provider do I need | keep the old number | does my business line stay the same | will my telephone number change | VoIP | PBX | we print our number on trucks and flyers | works with my existing landline or mobile line | transfer our number to you | RingCentral | carrier | AT&T or Comcast | how do calls get forwarded to the receptionist | our number has been the same for thirty years | do I get a new number or stay with Verizon | forwarding code | what happens to my cell phone and landline | how is it hooked up technically | SIM | is my number safe | keep my 800 number | do customers dial the same number | do I have to switch phone company | can it work with my cell phone | business cards have the old number | is porting needed | how does the call get to the AI | does it work with Google Voice or Grasshopper | do I need hardware or an app | conditional forwarding | two lines | my number is painted on the truck | does my provider have to do something | I have had this phone number for twenty years and want to keep it | do customers have to dial something new | how does the AI get connected with my line | can I use it with my cell phone | does my number on the trucks still work | what do I need to change at the phone company | keep my current phone number | can I stay with my number | keep the number painted on my vans | do we need a new phone system | does it work with RingCentral | our phone provider | an old telephone system | can we hang on to our existing number | the number on our letterhead | porting the number | does it work with my carrier | do residents have to learn a new number | do I have to buy equipment | cell phone number stays the same | Google Voice or Grasshopper or Vonage | porting | phone system | will my number change | will I have to change my phone provider',
    ),
    answer:
      'You keep your number and forward it, for all calls or only the ones you miss. New software is not needed: bookings go into the software you use, and if you only have a Google or Outlook calendar, that is enough.',
    link: { label: 'How it works', href: '/Home-services-ai#how-it-works' },
    next: ['voice-switch-off', 'connect-my-tools', 'voice-setup-time'],
    isActive: true,
  },
  'voice-switch-off': {
    topic: 'voice-ai',
    title: 'Can it take only the calls I miss, and can I switch it off?',
    phrasings: phrasings(
      'only missed calls | can I turn the receptionist off | pause the phone bot | only after hours | only when I do not pick up | do all calls go to the bot | stop forwarding | can I answer some calls myself | deactivate it | let it answer in the evening only | stop it temporarily | snooze | just for overflow calls | disable the receptionist during the day | use it as backup when we do not answer | take the calls myself during the day | only nights and weekends | off button | I want to pick up myself when I can and the AI only as a fallback | can I shut it off on a day when I sit at the desk | I only get off work at seven | can it cover the daytime | turn it off for a week | vacation mode | use it just at night | only when I am busy | I like to answer myself first | turn it on and off | let it ring three times and then the AI | can I decide when it answers | backup only | weekends only | not during office hours | is there a switch | during lunch | can I put it on pause | what if I do not want it for some calls | take only the ones I cannot get to | out on vacation | as a safety net | stop it whenever I want | I want to keep answering the phone during the day | I want to answer the phone myself whenever I can | can the AI only jump in after a few rings | only overflow | is it possible to use it just at night and on weekends | can I pause it while I am in the office | how do I switch it off when I do not need it | do all my calls have to go through the AI | I would only need it while I am on vacation | just evenings and weekends | lunch breaks only | I want to answer first | can I pick up myself sometimes | pause | overflow | only when I do not answer | answer myself during the day | pause it for a week',
    ),
    answer:
      'You decide: forward all calls or only those you do not pick up, and switch it off at any time. You pay only for the minutes it is on the line.',
    link: { label: 'How it works', href: '/Home-services-ai#how-it-works' },
    next: ['voice-number', 'voice-price', 'cancellation'],
    isActive: true,
  },
  'voice-booking': {
    topic: 'voice-ai',
    title: 'Can the receptionist book appointments?',
    phrasings: phrasings(
      'does it book jobs | does the phone bot schedule visits | put the job into my calendar | does it see my free times | does the customer get a confirmation | can it double book me | does it send text messages | schedule service calls | can callers get a time slot | enter appointments into Jobber | will it put visits in my diary | travel time | can the receptionist schedule jobs for my technicians | can it reschedule or cancel a visit by phone | does it check my availability before it books | callers want an appointment on the phone | double bookings by the receptionist | does the phone AI put people straight on my schedule | does it know I am free | caller wants Thursday between two and four | time windows | routes between jobs | text confirmation and reminder of the visit to the homeowner | set a visit | can it schedule jobs for my guys | put appointments on the board | can callers pick a time | does it know when my techs are free | confirm by text | reminders to the customer | caller wants to change the visit | book estimates | can it fill my calendar | book straight into my schedule | does it make appointments | arrival windows | schedule a service call | what if two people want the same slot | jobs on the calendar | does it cancel visits | book while on the call | can the receptionist put jobs on my calendar by itself | will it know when I am already booked | how does it find a time for the visit | customers want to make an appointment when they call | does it check that the customer lives in my area before it books | will it cause double bookings | could it send a confirmation to the customer | what if someone wants to move their appointment | does the AI schedule the job or do I have to | put the appointment right into our diary | find a free slot and enter it | book cleanings and also cancel them | does the office still have to type it in | book viewings | can callers reschedule | no double bookings | set up an appointment over the phone | calendar booking by phone | writes jobs into the schedule | does it text a confirmation | will it double book | schedule visits',
    ),
    answer:
      'It offers callers the times that are free in your calendar or job software at that moment, books the visit and confirms by text message. It checks the zip code first and politely declines what is too far away.',
    link: { label: 'What it connects to', href: '/Home-services-ai#integrations' },
    next: ['connect-my-tools', 'voice-notes', 'voice-emergency'],
    isActive: true,
  },
  'voice-transfer': {
    topic: 'voice-ai',
    title: 'Can a caller still reach a real person?',
    phrasings: phrasings(
      'call transfer | can it put callers through to me | what if a caller wants a human | caller asks for the boss | forward an angry caller | will I still get my calls | hand the call over to my office | connect the caller with me | can people still speak to me | put a customer through to a technician | patch someone through to me | can it pass a call to my cell | caller insists on the owner | VIP customers should get me directly | what if someone wants the owner on the line | what then | escalate the call to a live person | they want to talk to me and not to a machine | put them through | warm transfer | ring my mobile | can it put someone through | can my wife or the office take over a call | what if a longtime customer insists on speaking with me | transfer to my cell | can they still get me | live transfer | what if they demand a human | caller wants me personally | forward important customers | connect to the office | hand off to a person | can callers press zero | what about VIP clients | my best customers want me | route calls to the right tech | pass the call on | can it ring my partner | some callers refuse to talk to it | will people be able to talk to a real person | what if a caller does not want to speak with a machine | can it hand the call to me if it is important | my regular customers will want to talk to me | is there a way to reach a human when they call | how does a call get passed to my office | put me through | can it forward the call to the technician | someone might insist on talking to the owner | the caller wants a real person straight away | hand over to a colleague | existing clients should get their own lawyer | speak to someone real | when does it transfer | hand off to staff | what if they insist on a human | route calls to the right person | connect the call | pass a caller to a human | can it forward the call to my mobile',
    ),
    answer:
      'A caller who wants a person gets one, with a short summary ahead of the call so that nobody repeats the story. When nobody can pick up, it takes the details and promises a call back, as you prefer.',
    link: { label: 'What it does', href: '/Home-services-ai#solution' },
    next: ['voice-stuck', 'voice-emergency', 'voice-natural'],
    isActive: true,
  },
  'voice-notes': {
    topic: 'voice-ai',
    title: 'Do I get a note of every call?',
    phrasings: phrasings(
      'call summary | how do I know who called | where do I see what was said on the phone | are the calls written down | do I get a message after each call | call log | transcript of the call | are new callers added to my CRM | does it recognize regular customers | what does the receptionist write down | caller history | caller ID | what did the callers say while I was away | email or text after every call | record of who rang and why | can I read the conversations of the receptionist | overview or report of calls | where do the messages from callers end up | what do I find in my inbox after it took a call | returning customers | searchable | how will I know what a customer wanted | do I have to listen to messages or is it written | do I get an email after each call | can I read what was said | where do the details go | does it send me a text | summary of the conversation | do I see the phone number of the caller | who called while I was out | does it remember repeat customers | does it know my existing customers | written record | daily overview of calls | what did they want | does it log calls in my software | note in the CRM after the call | how do I find out what people called about | can I look up an old call | do I get some kind of report after a call | where do I see who phoned while I was working | I want the customer details in my inbox | summary of each call | does it write down name and address for me | will it recognise customers who called before | how does the information from the call get to me | text me who it was and what they need | send the address of the job by text | weekly digest of calls | what did the caller want | a record of all calls | log of the calls | can I read afterwards what was said | call history | transcripts | messages from callers | do I see who rang | email after each call | report of the calls',
    ),
    answer:
      'You get a note of every call: who, from where, what about and what was agreed. It is in your inbox or your job software right after the call. Known customers are recognized by their number, and new ones are created once, with the call attached.',
    link: { label: 'What it does', href: '/Home-services-ai#solution' },
    next: ['connect-my-tools', 'voice-recording', 'voice-transfer'],
    isActive: true,
  },
  'voice-spam': {
    topic: 'voice-ai',
    title: 'What does it ask callers, and does it filter sales calls?',
    phrasings: phrasings(
      'does it screen calls | filter telemarketers | spam calls | robocalls | what questions does it ask the caller | does it qualify leads on the phone | does it check the zip code | which information does it take down | block sales people | what information does it collect from callers | scammers | too far away | can it block spam and junk calls | cold callers and telemarketing waste my time | will it screen out salesmen | does it ask for name and address and postcode | which questions will callers hear | tyre kickers and time wasters | Google listing sellers and solar pitches | which details does it write down | does it weed out people who only want a free quote | qualify the caller | outside my zip code | does it block robocalls | who deals with telemarketers | will sales people waste my minutes | does it get the address | which info does it collect | does it check whether they are in my area | does it ask the right questions | does it find out what the problem is | pre qualify callers | tire kickers | scam calls | out of area callers | sort out bad leads | does it take name and number | what details are written down | solicitors | half of my calls are people trying to sell me something | will I pay for robocalls too | what will the AI ask my customers | does it find out where the caller lives and what is broken | can it turn away people outside my area | keep salesmen away | how does it separate real customers from junk | I am sick of telemarketers | what does it want to know from a caller | Google listing callers ruin my morning | sort serious callers from time wasters | jobs outside our patch | service area check | people asking for free advice | block junk calls | filter out nuisance | new clients should be asked what it is about first | what does it ask | spam | junk calls | screening | tyre kickers | telemarketing | screen calls | which questions does it ask',
    ),
    answer:
      'It asks what you would ask: trade, fault, address, urgency. It filters out sales calls, so that they do not take you off the work you are paid for. It checks the zip code too, and politely declines what is outside your area.',
    link: { label: 'What it does', href: '/Home-services-ai#solution' },
    next: ['voice-booking', 'voice-notes', 'voice-quotes'],
    isActive: true,
  },
  'voice-busy': {
    topic: 'voice-ai',
    title: 'Can it answer several calls at once, at night and on holidays?',
    phrasings: phrasings(
      'is the line ever busy | two callers at the same time | how many calls can it take | does it work at night | does it answer on weekends and holidays | what happens in a storm or heat wave | customers call after we close | do callers wait on hold | how fast does it pick up | many people phone at once | what if five people ring at once | busy signal | is it available 24/7 | queue | calls at 3am | on Sunday | Christmas or Thanksgiving | peak times | rush | capacity of lines | simultaneous calls | July 4th | round the clock | phone storm after a hail | freeze or power outage | three customers ring together | does one get engaged | open all night | Christmas Eve | Labor Day | does anybody get put in a waiting loop with music | what if ten people call at once | is it ever busy | how many lines | blizzard | Sunday at midnight | does it sleep | is somebody on hold | how many rings | around the clock | at the same moment | parallel | after hours | how long do callers wait | peak season | can it handle our volume | we get swamped with calls in July | does it work all night | answer instantly | second caller | on Christmas day | what if everyone calls on the same morning | can it talk to more than one person | do people have to wait in line | engaged tone | is somebody answering at three in the night | what about Sundays and public holidays | after a storm our phone explodes | how quickly does it pick up | our lines are jammed every Monday | do customers ever hear a busy tone | does it ever take a break | two people ring at the same moment | after hours calls | weekends too | evenings and Sundays | simultaneous callers | everybody calls after a storm | does it work at Christmas | at night too | half of our calls come after closing | out of office hours | on hold | storm | heat wave | holidays | weekends | Thanksgiving | capacity | 24/7 | how many calls at the same time | capacity of the line',
    ),
    answer:
      'It answers in under 3 rings, day, night and holidays, and several callers at the same time. When half the town calls on one morning, everybody is answered and the list is sorted by urgency. The price per minute is the same at any hour.',
    link: { label: 'What it does', href: '/Home-services-ai#solution' },
    next: ['voice-price', 'voice-emergency', 'voice-missed-calls'],
    isActive: true,
  },
  'voice-quotes': {
    topic: 'voice-ai',
    title: 'Will it tell callers my prices?',
    phrasings: phrasings(
      'can it quote a job on the phone | does it give prices to callers | what does it say when someone asks what a visit costs | can it say the visit fee | will it promise a price I did not approve | wrong quote on the phone | does it talk about money with callers | can the phone assistant estimate a job | what does it say about rates | does it name a price range | I charge a trip fee | will it give out estimates | I do not want it to quote a price | can the receptionist tell people our call-out fee | caller wants to know how much a repair is | does the AI give ballpark numbers to my customers | stop it from promising prices | someone on the phone asks how much a drain cleaning is | will it mention that | keep it from giving numbers or discounting | flat rates | estimates and hourly prices of my trade on the phone | will it give a price | callers ask what I charge | can it tell them my rates | does it haggle | what if they ask for a quote | estimates over the phone | can it say our diagnostic fee | does it discount | what does it answer when people want to know the cost of a repair | I never give prices on the phone | service call fee | can it read out my price list | is it allowed to talk money | trip charge | ballpark on the phone | does it commit me to a price | can it say my call-out fee | I do not want a machine to tell people what I charge | what does it say when a customer asks for the price | can it give a rough estimate for a repair | could it accidentally promise a cheap price | may I decide which prices it mentions | will it tell them about the service fee | can it quote a price for a job | what if the caller wants a quote right away | keep its mouth shut about money | will it give estimates to callers | what if a caller asks how much | discuss rates with callers | price questions on the phone | negotiates with customers? | what would it say about my prices',
    ),
    answer:
      'Only what you allow: your visit fee and your ranges, in your words. It makes no quotes of its own. If a caller needs more than that, it takes the details for you.',
    link: { label: 'What it knows about the trades', href: '/Home-services-ai#industries' },
    next: ['voice-stuck', 'voice-changes', 'voice-spam'],
    isActive: true,
  },
  'voice-missed-calls': {
    topic: 'voice-ai',
    title: 'What do missed calls cost me?',
    phrasings: phrasings(
      'how much money do I lose when I miss a call | how many calls are missed | cost of a missed call | lost jobs because nobody picked up | phone rings when my hands are full | missed call calculator | how much revenue is lost every year through missed calls | nobody can pick up the phone | unanswered phone | what is a missed call worth | how many customers do I lose by not answering | revenue lost through unanswered calls | we lose jobs to competitors who pick up first | we miss half of our calls | statistics about missed calls | every call I miss is lost business | what am I losing when I let it ring | people do not leave a message | they call the next guy | they just dial the next company | percentage of calls that go unanswered | leaving money on the table because I am on a ladder | what do I lose by not picking up | how many calls go unanswered | money lost on missed calls | lost customers because I was on a roof | how bad is it to miss calls | nobody answers at our shop | how much business slips away | cannot get to the phone in time | calls that go to nobody | average value of a missed job | share of unanswered calls | I know I am losing work | how much business do I lose when nobody picks up | is it really that bad if I miss a few calls | I cannot get to the phone and customers go elsewhere | how many customers never call again | what is one missed call worth | my guess is we miss every third call | people hang up and try somebody else | how many jobs slip away | statistics on missed calls | what is a lost call worth | your figures on missed calls look invented | where does that number about lost calls come from | calls we never get to | how many calls do businesses miss | voicemail gets the calls and the job goes to a competitor | missed calls | what does a missed call cost | statistics | unanswered calls | what am I losing',
    ),
    answer:
      'Home-service businesses miss {market.missedCalls}% of their calls. Fewer than one missed call a week, at {market.missedCallCost} each, adds up to {market.lostPerYear}+ a year. Those are figures for the industry, not yours: the calculator on the page works it out with your own numbers.',
    link: { label: 'Use your own numbers', href: '/Home-services-ai#calculator' },
    next: ['voice-payback', 'voice-price', 'vs-voicemail'],
    isActive: true,
  },
  'voice-payback': {
    topic: 'voice-ai',
    title: 'When does the receptionist pay for itself?',
    phrasings: phrasings(
      'is the receptionist worth the money | return on investment of voice AI | when do I get my money back from the receptionist | does the phone bot pay off | break even | how many jobs until it is paid | payback | is it profitable | how many calls cover the cost | what does one recovered call pay for | how soon does the receptionist earn its money back | breakeven | ROI of the phone bot | recoup the setup fee | when is the receptionist in profit | does the receptionist pay off with few calls | return on the voice AI | for ten calls a week is the receptionist worth it | how much more would I have to earn to cover 2500 | when is the phone assistant cheaper than doing without | does it pay for itself with one extra job | does the receptionist earn its keep | when will the phone AI have paid for itself | is the receptionist a good deal | how many jobs do I need to break even | what is the return on the phone AI | recover the setup cost | is it worth it with fifty calls a month | will the AI receptionist make me money | how long until it is profitable | cost versus benefit of the receptionist | do the math for the phone AI | would it pay off for a one man plumber | how many extra jobs do I need before the receptionist has paid off | when do I see my money again with the phone AI | is it really worth twenty five hundred for a small outfit | would a receptionist like that make financial sense for me | does the phone AI bring in more than it costs | how quickly is the setup fee earned back | how soon does the phone AI earn its money back | pays for itself | when do I break even on the receptionist | how many jobs must it win | is the phone assistant worth the money | recovered calls | does the receptionist pay off | return on the setup fee',
    ),
    answer:
      'One recovered call pays for {market.paybackMonths}+ months of call handling: a job of {market.missedCallCost}, at {price.perMinute} a minute and 600 minutes a month. The one-time setup of {price.setup} comes on top. Put your own numbers into the calculator before you believe mine.',
    link: { label: 'Use your own numbers', href: '/Home-services-ai#calculator' },
    next: ['voice-price', 'voice-missed-calls', 'book'],
    isActive: true,
  },
  'voice-changes': {
    topic: 'voice-ai',
    title: 'Who changes the receptionist when my prices or hours change?',
    phrasings: phrasings(
      'can I change the script later | update the phone bot | is support included | what do changes cost | new prices | who updates the receptionist | changed on-call schedule | what does managed mean | do you charge for changes | our hours changed | who edits the receptionist | can I edit the greeting | we raised our prices | how does the receptionist learn it | adjust the wording of the greeting | tweak what it says on the phone | vacation closing | holiday hours | tell the receptionist | do I edit it myself or do you do it | are updates of the receptionist free | we hired a new tech | how do I tell the phone bot | can I adjust what it asks or says after a month | price list went up | new service area | receptionist must know | fee for tweaking the receptionist | I changed my hours what now | can we update what it says | new service to add to the phone AI | we have a new technician | who maintains the receptionist | do updates cost extra | seasonal promotions on the phone | my rates changed | are changes to the receptionist included | seasonal hours | modify the call flow | is support part of the price per minute | can I tell it about a holiday | change who is on call | the receptionist says something I dislike | fix a wrong answer of the phone AI | different greeting for winter | adjust the rules for calls | who do I tell when my prices change | new employee on the rota | can I have the phone AI say something different next month | is it complicated to update the receptionist | we get a new van and a new area so what happens | do I have to pay every time something changes | what if I do not like how it answers | how do I add a new service to the receptionist | I want to change its greeting | we change our call-out fee twice a year | can we alter what it says ourselves | different message for the holidays | who edits the script afterwards | adjust the phone assistant later | do we pay for small adjustments | how do I edit the script | update the greeting | do changes cost extra',
    ),
    answer:
      'Tell me and I change it: new prices, a changed rota, a question about a call. That is included in the price.',
    link: { label: 'What the price covers', href: '/Home-services-ai#pricing' },
    next: ['voice-price', 'after-launch', 'voice-setup-included'],
    isActive: true,
  },
  'voice-recording': {
    topic: 'voice-ai',
    title: 'Are calls recorded?',
    phrasings: phrasings(
      "does the receptionist record calls | is it legal to record the calls | do you listen to my calls | who hears the recordings | consent for recording | how long are call recordings kept | are conversations taped | do callers get told they are recorded | audio of the calls | do you tape phone conversations | audio stored | wiretap law | two-party consent | can I play back the calls | is there a recording notice for callers | privacy of phone calls | are calls saved | how long are recordings saved | does it keep the audio | are recordings stored | my state needs both parties to agree | can my staff listen back to a conversation | beep or announcement that the call is recorded | can I listen to the calls | do you record people | legal recording | is consent needed | audio files | playback | two party state | where do recordings live | who listens in | are my customers recorded | do you eavesdrop | how long do you keep calls | is it allowed to record | wiretapping | quality monitoring | can I hear a call afterwards | are the phone calls with the AI recorded somewhere | can I listen to what was said later | do I have to tell callers that they are being recorded | how long is the audio kept | who can listen to my customers' calls | is it legal to let an AI record calls | are conversations recorded | consent to recording | can the recording be switched off | recording laws in our state | one of our landlords wants every call recorded | audio files of calls | call storage | is the caller told about the recording | call recording | recording notice | can I listen back | who can listen to the calls | how long are recordings kept",
    ),
    answer:
      'You get a written note of every call, and I listen to the first days of calls with you to adjust the rules. How long anything is kept, and whether calls are recorded, is not stated on this site: ask me, and we settle it for your business. Following the rules on call recording where you work stays with you.',
    link: { label: 'Ask in a free call', href: '/Home-services-ai#book' },
    next: ['voice-notes', 'data-safety', 'regulated-data'],
    isActive: true,
  },
} satisfies AnswersDocument;
