import type { AnswersDocument } from '#content/answers.schema.ts';
import { phrasings } from '#content/intents.ts';

export const comparisonAnswers = {
  'vs-zapier': {
    topic: 'comparison',
    title: 'How is this different from Zapier or Make?',
    phrasings: phrasings(
      "Make.com | why not Zapier | difference between n8n and Zapier | we already use Make | Power Automate | IFTTT | Zapier is getting expensive | compare automation tools | Zapier alternative | does Make do the same for less | Integromat | Pabbly | Workato | Tray | zaps | Zaps and scenarios we already have | can you move our zaps over to n8n | Zapier task limits and tiers | versus Zapier | I have Zapier already | why switch | Relay | make.com does that too | we pay hundreds for zaps every month | is n8n better than Zapier | Make or Power Automate | we use Zapier | Zapier costs | switch from Zapier | n8n or Zapier | existing zaps | Zapier plan | move from Make | cheaper than Zapier | we already pay for Zapier | Microsoft Flow | Airtable automations | what about Zapier | can Zapier not do that | Google Apps Script | why should I not just use Zapier | n8n vs make | vs Zapier | what is better than Make here | we already have a Zapier account | how does it compare with Zapier | is it cheaper than Zapier | can you take over our zaps | what about Power Automate | I could do that with Make | our Zapier bill is too high | is n8n dearer than Zapier | looking for a way out of Zapier | Make is cheaper | twenty dollars a month at Make | moving from Zapier to n8n | what would you add to our Zaps | we have Power Automate already | cousin uses Make | migrate our Zaps | Zapier | alternative | better than Zapier | task limits | we already use Zapier | why leave power automate | difference to IFTTT | my zaps cost a fortune | isn't Zapier the same | I use zapier | why leave zapier | we already pay for make | is this just ifttt | power automate does that too | tasks limit keeps hitting us on zapier | what is wrong with zapier | switch from make",
    ),
    answer:
      'Services billed by the task get dearer with each step and each busy month. n8n runs on your own server with no charge per task, and no automation company in the middle keeps a copy of your records. If Zapier or Make does the job for you at a price you like, keep it: I tell you so in the call.',
    link: { label: 'Why I use n8n', href: '/services/n8n-workflow-automation#why-n8n' },
    next: ['n8n', 'running-costs', 'vs-myself'],
    isActive: true,
  },
  'vs-agency': {
    topic: 'comparison',
    title: 'Why you and not an agency?',
    phrasings: phrasings(
      'agency instead | we have an offer from an agency | what is better | a freelancer or an agency | compared with a consulting firm | a big IT company | we already have an IT company | other providers | bigger provider | compared to an agency | digital agency offer | competitors quoted me too | consultancy | MSP | integrator | system house | big firm versus a small one | we already pay an IT provider | advantage over an agency | Accenture or Deloitte style consultants | I could also go with a bigger company | a team of twenty | an agency quoted me more | what is the difference | IT house or you | big team | are you cheaper or better than the big ones | offer from someone else | large firm | agency or you | systems integrator | freelancer or agency | other quote | cheaper than an agency | full service | established company | why a single person | outsourcing firm | one person instead of a firm | more people | why should I take you and not an agency | a bigger company made me an offer | is an agency not safer | we also talk to other providers | what is the difference to a consulting firm | is an agency better | does a large firm not do it better | agency with eleven people | agency quoted fifteen grand | big firm or one person | consultancy like Accenture | agency offer on my desk | what do I get that an agency cannot do | consulting firm | agency | bigger company | IT company | why not an agency | competitor | Accenture | we have an IT provider | better than an agency | why one person instead of an agency | big agency versus you | why not a consulting firm | an agency has more people | agency quote | larger company is safer | big agency or you | agencies do the same | big consultancy or you | why not go with a large firm | agencies have more people | we talked to accenture | is a bigger team safer | compared with a digital agency | solo versus agency | an agency pitched us too',
    ),
    answer:
      'With me you talk to the person who builds it, from the first call to support. An agency has more people, and for a very large project that can be the better choice. What you can compare: who does the work, what is in writing before it starts, and who owns the result. With me the code and the workflows are yours.',
    link: { label: 'The rules I work by', href: '/about' },
    next: ['one-person', 'ownership', 'owner-away'],
    isActive: true,
  },
  'vs-employee': {
    topic: 'comparison',
    title: 'Should I not rather hire an employee?',
    phrasings: phrasings(
      'hire somebody instead | a receptionist costs me less | why not an assistant | hire an office manager | human receptionist or AI | a virtual assistant from abroad | employee or automation | hiring versus automation | an extra employee would do | cheaper than an employee | a new hire or apprentice would be better | temp | intern | recruit a secretary | full-time or part-time | intern or VA from the Philippines | salary and wages versus automating | additional headcount | secretary or VA | a person at the front desk does it cheaper | a college kid at the desk costs me less | would it be smarter to hire an admin | person on payroll or software | my sister could sit at the phone instead | what is cheaper | hire someone | person or AI | human instead | office help | why not hire | pay a person | hire a human | someone at the desk | student worker | add a person | my wife could do it | hire my niece | I could just hire somebody for that | is a real receptionist not better | hire a part-timer | would an employee be cheaper | should I hire someone or use AI | my assistant can do that | a person at the desk is nicer | why not hire a student | part-time assistant for eighteen an hour | virtual assistant in the Philippines | call centre in Manila | hire an automation engineer | would I not be better off with a person | employ somebody | in-house staff | salary instead | someone on minimum wage | can it replace my VA | VA | new hire | cheaper than a person | part time | virtual assistant | recruit | Philippines | apprentice | front desk | full time | office manager | what about a virtual assistant | what about a secretary | hire a receptionist | part timer would do | real secretary | office manager instead | cheaper than staff? | a person can do this | virtual assistant from abroad | hire somebody for the desk instead | part timer instead | human receptionist costs | hire a secretary instead | part time admin costs the same | would a virtual assistant not be better | a person can do that | put someone on payroll | intern could handle it | staff versus software | cheaper to get a helper from overseas',
    ),
    answer:
      'If you need judgment, warmth and somebody who knows every customer, hire the person. If you need the phone answered at night, or the same entry typed into four programs, a machine does it around the clock and by the minute. Most businesses need both: the machine takes the repeating part, the person the rest.',
    link: { label: 'Calculate your hours', href: '/services/n8n-workflow-automation#hours' },
    next: ['replace-staff', 'voice-price', 'worth-it'],
    isActive: true,
  },
  'vs-chatgpt': {
    topic: 'comparison',
    title: 'Why not just use ChatGPT myself?',
    phrasings: phrasings(
      "ChatGPT is enough | I already have ChatGPT | I can ask ChatGPT for free | why pay you when there is ChatGPT | Claude or Gemini alone | we use Copilot already | difference to ChatGPT | ChatGPT can do that | why not a ChatGPT subscription | free AI tools | just use GPT for free | we have ChatGPT Plus or Team already | Grok | Perplexity | I can prompt it on my own | custom GPTs do the same | what do you add to ChatGPT | I can do all that with a twenty dollar ChatGPT account | isn't this only ChatGPT with a nice face | why would I need you when AI tools are free | Gemini and Copilot come with my Office | is that not enough | why not ChatGPT | I use ChatGPT | do it with ChatGPT | AI for free | same as ChatGPT | better than ChatGPT | my own GPT | just ask ChatGPT | already use AI | chat GPT can do that | paste it into ChatGPT | own prompts | is this just ChatGPT | we have Copilot | OpenAI account | free tools | build my own GPT | I already pay for ChatGPT | what can you do that ChatGPT cannot | we use Copilot in the office | why pay when AI is free | I asked ChatGPT and it could do it too | free ChatGPT on my phone | ChatGPT licences for everybody | why not Copilot | subscribe to ChatGPT Team | Gemini or Claude myself | custom GPT | plain ChatGPT | ChatGPT | GPT | Gemini | free AI | Copilot | Claude | twenty dollars | can I not just use ChatGPT for that | is it not the same as ChatGPT | I already use ChatGPT | I pay for ChatGPT | ask ChatGPT myself | copilot does that | why not Gemini | what do you do that chatgpt can't | I have chatgpt already | what is different from chatgpt plus | copilot can do that | I already have a gpt subscription | chatgpt can do all that | why not paste it into claude | copilot comes with office | twenty dollars a month does the trick | difference to just using gemini | my kid uses chatgpt for free | can I not prompt it myself",
    ),
    answer:
      'Keep using it: for drafting and thinking it is good. But it waits until somebody types, it does not know your price list and calendar, and nothing it says lands in your CRM. I put a model where the work happens: it reads what comes in, answers from your documents, writes into your systems, and a person checks where it matters.',
    link: { label: 'AI integration', href: '/services/ai-integration' },
    next: ['ai-integration', 'chatbot-documents', 'ai-mistakes'],
    isActive: true,
  },
  'vs-voice-service': {
    topic: 'comparison',
    title: 'How does it compare with other answering services?',
    phrasings: phrasings(
      'other AI phone services | off-the-shelf voice bot | call center | Ruby or Smith.ai | I have an answering service already | cheaper AI receptionist | compare voice AI providers | phone answering company | other virtual receptionists | Nexa | AnswerConnect | PATLive or Goodcall | Dialpad | live answering company with real operators | how are you better than other phone bots | Podium | Rosie alternative | competitor of your receptionist | Bland | Vapi | outsourced call centre | I saw ready-made AI receptionists for 49 a month | we have a live answering company | people pick up | Retell | Synthflow | Slang | ElevenLabs | what is better about yours than the other phone AIs | compare receptionist | cheaper phone AI | why yours | live receptionist | per month plans | 49 dollars | ServiceTitan voice | Jobber AI | existing answering service | why not a call center | what about the competition | difference to other voice bots | real people answering service | there are other AI phone services that cost less | how is yours different from other answering services | we already use a call center | I found a cheaper AI receptionist | what makes your receptionist better | why not a service with real people | I have seen ads for phone AIs | Smith.ai and Ruby | our answering service has humans | live answering service charges me monthly | difference between you and an answering service | competitor for phone AI | why would I switch from my answering service | they misspell names and lose messages | human answering service | answering service | Ruby | other AI receptionist | Smith.ai | Goodcall | other phone bots | outsourced | better than others | Rosie | ready made | off the shelf voice | answering services with real people | my answering service | Dialpad, Goodcall | other AI receptionists | compared with ruby | ruby receptionist | we have smith ai now | compared to a call center | goodcall, rosie, others | human answering company versus yours | what is better than ruby | how do you stack up against other phone bots | my answering service costs less | switch from a live call center',
    ),
    answer:
      'I do not judge services I have not tested for you. What mine is: built for your services, area, prices and exceptions, set up and changed by me with support included, paid by the minute without a monthly minimum, connected to your job software. Call both with the same three questions and decide by ear: {demoPhone}.',
    link: { label: 'What sets it apart', href: '/Home-services-ai#solution' },
    next: ['voice-demo', 'voice-price', 'vs-voicemail'],
    isActive: true,
  },
  'vs-developer': {
    topic: 'comparison',
    title: 'Why not hire a developer or a cheap freelancer?',
    phrasings: phrasings(
      'freelancer from Upwork or Fiverr | programmer in India | our own IT department can do it | in-house developer | software company | hire a programmer | our IT guy | outsource to a coder | software engineer on staff | freelance programmer overseas | someone cheap on PeoplePerHour | our sysadmin could program it | contract developer | code it for less | my IT guy says he can build this in a weekend | a coder from Pakistan or Ukraine charges a fraction | our tech department wants to do it itself | can a normal programmer not do that | cheaper developer | let our IT do it | build in a weekend | contractor | tech guy | web developer | software house | other freelancers | internal developer | agency in Asia | our tech person | IT staff | he can do that | a freelancer on Upwork would do it for less | my IT guy could build that | we have our own developers | in-house IT | a friend of my son programs so why you | someone in India does it for a tenth | can our IT department not do that | he says he can build it over the weekend | my developers could do it in a sprint | freelancer in Lisbon | cheap coder | dev team | hire a developer | a cheaper freelancer | hire a coder | developer | programmer | Upwork | Fiverr | coder | IT guy | in house | own IT | our IT department | software engineer | someone cheap | why not a coder | Ukraine | cheaper freelancer | why not hire a programmer | freelancer on Upwork | our IT guy could do that | guy on Fiverr | my own programmer | in house IT could build it | offshore team | student developer | upwork guy | cheap coder from abroad | my programmer says he can do it | hire someone off upwork | fiverr guys charge 200 | in house coder | why not a software engineer | a dev from india | our IT department could do it | contractor versus you',
    ),
    answer:
      'If you have a good developer with time, use them. The code is often the smaller part: somebody has to learn how the work is really done, cover the exceptions, and keep it running at night. With {years.it}+ years in IT, backups, access rights, updates and monitoring belong to the job from the first day, and one person answers for all of it.',
    link: { label: 'Why choose me', href: '/services/n8n-workflow-automation#why-me' },
    next: ['nephew', 'after-launch', 'ownership'],
    isActive: true,
  },
  'vs-product': {
    topic: 'comparison',
    title: 'Is there not a finished product for this?',
    phrasings: phrasings(
      'off-the-shelf software | buy a finished product | there is an app for that | standard software | why not just buy a tool | our CRM has automation built in | ready-made solution | existing software | SaaS product instead | why not use a ready tool | buy something ready from the shelf | plugin | Intercom | Tidio | add-on or SaaS that already does it | is there not a tool for that already | built-in features of HubSpot or ServiceTitan | standard package versus tailor made | subscribe to a finished app | Drift or Crisp instead of a custom bot | there must be a tool for that on the market | ready-made app from the store | cheaper subscription | does our CRM not do that out of the box | existing product | HubSpot does that | is there an app | why custom | there are tools for that | cheaper tool | ServiceTitan has that | app store | ready to use | Shopify app | all in one | why not just subscribe | monthly tool | already exists | is there not a program that already does that | why not buy a finished product | there are apps for this | our CRM has this feature | I can get that as a subscription | why build something when I can buy it | we looked at Intercom | a ready made tool would be easier | Intercom Fin | why not buy software off the shelf | is there a program that does it already | HubSpot can do this too | big vendor will ship this soon | SaaS | off the shelf | Drift | out of the box | package | why not a tool | SaaS product | ready made tool | plugin for that | buy software instead | SaaS for this | is there an app for that | off the shelf tool | why not a ready made plugin | cheap plugin from the store | is there no app for that | buy a saas instead | does gohighlevel not cover this | hubspot has workflows built in | why custom if software exists | ready made package',
    ),
    answer:
      'Sometimes there is, and then I name it: setting it up well costs a fraction of building it. It may even be a feature you already pay for and never switched on. Where standard software covers most of it, it stays, and only the rest is built around it.',
    link: { label: 'When custom is wrong', href: '/services/custom-solutions#limits' },
    next: ['custom-not', 'custom', 'free-call'],
    isActive: true,
  },
  'vs-myself': {
    topic: 'comparison',
    title: 'Can I not build this myself?',
    phrasings: phrasings(
      "do it myself | I can learn n8n on my own | is there a tutorial | DIY automation | can you teach me | do you offer courses or workshops | I like to tinker | learn to automate | build it on my own | self-made automation | teach myself | YouTube tutorials | do you run training | classes or a webinar | hobby programmer here | can I put it together without you | no-code | low-code by ourselves | how hard is it to learn | I watched some videos | can I do it alone | I am handy with computers | what is the hard part | show me how so that I can build it | where can I learn this stuff | I can code | mentor | coach | try it alone | self taught | in my free time | step by step guide | can I do that alone | where to learn | can I build this on my own | is there a course | I would like to learn how to do it | how difficult is it to do it myself | do you teach people | I like to try things myself | watch YouTube for a weekend and do it on my own | couple of videos | learn it myself | can I do this without you | templates from the internet | could my team build it | DIY | course | myself | do it on my own | learn | teach me | tutorial | build it myself | how hard | without you | tinker | webinar | show me how | learn n8n | do you teach | I am handy | hard part | I could do that with a tutorial | do it alone | I'm handy with computers | is it hard to build | could my son and I set it up | could I learn this | do it on my own with youtube | how hard is it to set up alone | teach me to do it | I am handy with computers, can I try | any course you recommend | build it in a weekend",
    ),
    answer:
      'You can build some of it yourself, and my weekly letter gives the steps. The first workflow is fun; the work is in the exceptions, the updates and the night it stops. Use the roadmap from the free call on your own if you like, and come back when it grows. The site offers no courses.',
    link: { label: 'Read the blog', href: '/blog' },
    next: ['blog', 'free-call', 'n8n'],
    isActive: true,
  },
  'vs-voicemail': {
    topic: 'comparison',
    title: 'Is voicemail not enough?',
    phrasings: phrasings(
      "answering machine | they can leave a message | I call them back in the evening | people can text me | my wife answers the phone | we return calls the next day | mailbox is fine | people leave messages | phone goes to the answering machine | callers get my answering machine | beep | tape | they will ring again if it matters | I phone everybody back at night | my husband or wife picks up | leave a note after the tone | what is wrong with it | reply by text instead of picking up | voicemail has worked for twenty years | whoever needs me leaves a message | I have a mailbox and ring back at night | they can text or email me if it is important | I call them later | why not voicemail | callers leave messages | good enough | missed call text back | they text | phone tag | listen to voicemail | always had voicemail | existing voicemail | answer later | leave voicemail | works fine with voicemail | I have voicemail so why would I need this | people can leave me a message | I just call them back at night | my voicemail works fine | my wife picks up the phone | the answering machine is good enough | they can send me a text | answering machine is enough | why not just voicemail | they leave a message anyway | voicemail | mailbox | leave a message | my wife answers | ring back | return calls | call them in the evening | I have voicemail | people can leave a message | voicemail works for us | I have an answering machine | voicemail works | what's wrong with voicemail | people can leave a message after the beep | we have an answering machine | voicemail works fine | what is wrong with voicemail | callers just leave their name | mailbox greeting does the job | nobody leaves voicemails anymore | I call everyone back at night",
    ),
    answer:
      'Voicemail is enough if callers leave a message and wait. Many do not: people with water on the floor hang up at the beep and call the next number, and you never learn who it was. The receptionist answers, takes the job down and books it. The calculator shows what that is worth with your own numbers.',
    link: { label: 'Use your own numbers', href: '/Home-services-ai#calculator' },
    next: ['voice-missed-calls', 'voice-switch-off', 'vs-voice-service'],
    isActive: true,
  },
} satisfies AnswersDocument;

export const objectionAnswers = {
  'too-small': {
    topic: 'objection',
    title: 'Am I too small for this?',
    phrasings: phrasings(
      "I'm too small | we are only two people | I work alone | my business is small | is this only for big companies | we are a tiny shop | one-man business | not enough customers for automation | we are just starting out | does it make sense for a small company | just me and my dad | solo | tiny team | self-employed | freelancer with few clients | we only get a handful of calls | startup without revenue | are we big enough for you | three people | is that enough | it is just me and a van | I only have a handful of customers | are you only for big corporations | one truck | one helper | hardly any revenue | just me | small business | only big companies | few customers | small shop | minimum size | family business | only me | mom and pop | side business | no employees | start up | we are three | little company | not enough volume | micro | small fish | only ten calls | five employees | worth it for a small one | side hustle | low volume | hardly any customers | is my business too small for that | we are only three people | I am a one man show | do you also work with tiny companies | it is probably only for big firms | I get maybe five calls a day | we just started our company | does it make sense for one person | I have hardly any customers yet | this is for the big boys | four people | one chair and one assistant | for bigger firms | really small company | sole trader | not big enough | is my company too little | not worth the trouble for us | one-man band | suitable company size | we are fifteen people | team of two | too small | one man | tiny | two people | startup | big enough | handful | only three people | tiny shop | only three of us | is this for big firms | I'm a solo | overkill for me? | we're tiny | just started out | only a handful of customers | are we big enough | just me and my dog | tiny operation | mom and pop store | we only have a handful of customers | not big enough probably | solo freelancer, makes sense? | only ten calls a week",
    ),
    answer:
      'You are not too small. I am one person too, and small businesses feel an hour lost the most. The receptionist has no monthly minimum, so a quiet month costs little. If a spreadsheet does the job for you, I will tell you so, and the call has cost you nothing.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['worth-it', 'budget', 'example'],
    isActive: true,
  },
  nephew: {
    topic: 'objection',
    title: 'Somebody I know does this for free. Why pay you?',
    phrasings: phrasings(
      "my nephew does it for free | my son can do that | a friend builds it for me | somebody in my family knows computers | I know a student who does it cheaper | my brother in law is in IT | why should I pay for that | a relative helps me for nothing | my kid is good with computers | an acquaintance does it as a favor | my cousin knows computers | my daughter studies computer science | a buddy of mine can set it up | neighbour does it for beer | a friend offered to do it without pay | a guy at my gym | someone in the family handles our IT | church or bar would do it for a six-pack | my kid knows all about AI | why spend money when family helps | a student intern could do it for nothing | neighbor | someone I know | grandson | guy I know | do it for a pizza | teenage | uncle | hobby | my wife's cousin | computer kid | girlfriend | roommate | a friend of mine | my nephew would do that for nothing | I know somebody who can do it cheaper | my son is good with computers | a student can do it | a friend offered to build it for free | why should I pay you when my cousin can do it | someone in the family could do that | my nephew will do it for nothing | a student would do it for little money | brother-in-law is handy with computers | my son knows computers | friend of mine does it cheaper | a guy from church | my nephew put something together | intern does it | his nephew | son | kid | nephew | friend | family | cousin | daughter | brother | buddy | does it for nothing | relative | for free | favor | my kid | beer | brother in law | acquaintance | somebody in the family | my daughter studies computing | my cousin codes | free help from a friend | a buddy does it for beer | someone in the family | my brother in law knows computers | a buddy offered to do it gratis | student would do that for pizza | friend of mine codes | family member set it up for nothing | neighbor kid is good at this | my son can do it | got a pal who does AI",
    ),
    answer:
      'If it is done well and still looked after next year, take the offer. Ask three things: who gets the alarm when it stops at night, where the logins and backups are, and who can take over. Those are part of my work from the first day. You can also use the roadmap from the free call and let your helper build it.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['vs-developer', 'after-launch', 'vs-myself'],
    isActive: true,
  },
  'replace-staff': {
    topic: 'objection',
    title: 'Will it replace my staff?',
    phrasings: phrasings(
      'will AI take our jobs | do I have to let people go | my employees are afraid of it | I do not want to fire anybody | what happens to my office lady | my team is against it | does it replace people | job losses | employees worry | do we lose jobs | morale | colleagues feel threatened | staff are scared | unemployment | layoffs | unions | redundancies | will I need fewer people | does my secretary become obsolete | resistance from workers | is my secretary out of a job then | cut positions | fear | the office girls are worried about robots | do I have to fire someone | my workers will hate it | lay off | staff afraid | unemployed | lose their job | let go | job security | will my people | replace my receptionist | team against it | cut staff | get rid of people | what do I tell my staff | what happens to Linda | kill jobs | loyal employee | will my employees lose their jobs | my team is afraid of AI | do I have to let somebody go | what happens to the people who do this now | staff will revolt | my secretary thinks she will be replaced | how do I explain that to my staff | is this meant to replace people | my employees do not want it | taking away jobs | putting my receptionist out of a job | afraid of losing her position | my people think they will be replaced | threat to my team | she has been with us for years | recruiters think I am replacing them | steal our jobs | people first | replace | fire | my employees | replace people | my team | worried | scared | take our jobs | office lady | fewer people | resistance | obsolete | threatened | what do I tell my employee | will I have to fire someone | jobs lost | my secretary is nervous | team is afraid | cut heads | what do I tell my employees | will she lose her job | my people fear robots | does it make people redundant | laid off | will people lose their jobs | what about my assistant | my secretary is worried | do I still need a receptionist | is it meant to cut headcount | employees are afraid | keep my team and add this',
    ),
    answer:
      'I do not build it to replace people. It takes the copying, sorting and repeating, so that your people get to the work that needs them; refunds, contracts and odd cases still wait for a person. I learn the process from those who do it, and they test it before it goes live.',
    link: { label: 'The rules I work by', href: '/about' },
    next: ['vs-employee', 'workflow-approval', 'no-new-software'],
    isActive: true,
  },
  'ai-mistakes': {
    topic: 'objection',
    title: 'AI makes mistakes. How do you deal with that?',
    phrasings: phrasings(
      "I do not trust AI | hallucinations | AI is unreliable | what if the AI is wrong | AI invents things | can I rely on AI | who checks the results | errors made by AI | wrong results | how often is it wrong | accuracy of AI | AI talks nonsense | risk | makes stuff up | fabricates | too risky to leave that to software | who catches a mistake of the AI | will it do our sales tax calculations right | what when it gets something wrong and nobody notices | AI messes up all the time | can I depend on it | one error could be expensive for us | reliable | makes things up | dangerous | error rate | screws up | dumb | how accurate | verify | double check | catch errors | wrong number | confident but wrong | sends the wrong thing | costly mistake | AI fails | math | what if the AI makes a mistake | can I trust what the AI does | how often is AI wrong | who checks what the AI writes | I have heard that AI is not reliable | what happens when it gets something wrong | mistakes would be expensive for us | can AI do calculations | I do not trust a machine with that | errors of AI | one wrong number costs me a client | lawyer got sanctioned for invented cases | AI gets things wrong | what about accuracy | says false things with confidence | I read in the paper that it lies | quality control | inaccurate | AI makes mistakes | mistakes | errors | AI is wrong | trust AI | unreliable | accuracy | who checks | what if it is wrong | can I rely | messes up | nonsense | not trust | AI makes things up | it will mess up | can't trust AI | errors cost us | AI lies | what about wrong results | who checks the AI | made up facts | how do I know it is not made up | it gets things wrong | AI makes stuff up | can I rely on it | who double checks the output | what if it gets it wrong | trust a machine with numbers?",
    ),
    answer:
      'AI does make mistakes, and with a straight face. So rules come first and a model only where reading is needed; totals, taxes and dates are computed by ordinary code; a summary names the page it came from; and money, law and safety get a person at the end. You see the errors on your own documents before you decide.',
    link: { label: 'What not to do with AI', href: '/services/ai-integration#limits' },
    next: ['ai-alone', 'ai-test-first', 'chatbot-mistakes'],
    isActive: true,
  },
  'hate-robots': {
    topic: 'objection',
    title: 'My customers hate robots. Will they accept it?',
    phrasings: phrasings(
      "my customers hate bots | my clients want a real person | people hang up on machines | our customers are old | it is too impersonal | I hate phone menus | customers want the personal touch | bad reviews because of a robot | callers do not like machines | my clientele is elderly | retired people | grandmothers | cold | pensioners | cold and soulless | not friendly | lose customers | seniors will not talk to a computer | annoying phone trees | press one | it will scare people off | my customers will be annoyed | my clients are over seventy and want a real voice | people in my town hang up on machines | I myself hate talking to computers | we are known for being personal and friendly | that would ruin it | old customers | older people | people want a human | robots on the phone | scare away | turn off customers | rude | small town | my clients expect me | personal service | my customers would never | grandma | retirees | they want me | dislike machines | talk to a machine | customers will complain | unfriendly | lose the human touch | my customers do not want to talk to a machine | our clients are older people | residents are elderly | I hate those phone robots myself | people will be annoyed by it | it is not personal enough for us | my customers would hang up | I hang up when I hear a robot | we are proud of our personal service | nobody likes talking to a computer | old folks will not get along with it | old people will hang up | they want a human voice | clients expect a real person | nobody likes talking to machines | every phone robot made me shout | it would scare my customers away | frightened of it | my clients pay for a personal touch | phone robots are terrible | people hate talking to computers | hate robots | customers hate bots | elderly | impersonal | hang up | real voice | personal touch | annoying | not for my customers | seniors | phone tree | my customers are over seventy | press one for this | customers want people | clients will be annoyed | nobody likes bots | older clientele | I'd lose customers over a machine | people swear at machines | my clients want a person | we are known for the personal touch | customers want to talk to us | folks around here want a real voice | my clientele is old school | people slam the phone down on bots | will it annoy customers | personal touch is our thing | nobody likes talking to computers | customers will be turned off | feels cold and impersonal",
    ),
    answer:
      'People hate menus, waiting and being fooled. The voice receptionist has no menu, answers in under 3 rings, says what it is when asked, and puts a caller through who wants a person. You can also let it take only the calls you would miss anyway. Call Riley at {demoPhone} and judge as your customers would.',
    link: { label: 'Call Riley', href: '/Home-services-ai#demo' },
    next: ['voice-natural', 'voice-transfer', 'voice-switch-off'],
    isActive: true,
  },
  'too-expensive': {
    topic: 'objection',
    title: 'That is too expensive for me.',
    phrasings: phrasings(
      "that is a lot of money | I cannot afford it | costs too much | out of my budget | pricey | cheaper elsewhere | we have no money for this | more than I can pay | price is too high | it costs a fortune | ouch | steep | overpriced | rip-off | money is tight | beyond our means | can't justify the expense | wow | sounds pricey | sticker shock | that is more than I make in a month | no budget for this | cannot swing it | why does it cost so much | out of budget | ripoff | high price | can't pay that | that much | not cheap | why so expensive | others are cheaper | broke | insane price | more than I thought | crazy price | expensive for a small shop | more than I pay my staff | that is too much money for me | I cannot afford that | that is way over my budget | other people are cheaper | for a small business that is a lot | I did not expect it to cost that much | we do not have that kind of money | it is more than I wanted to spend | twenty-five hundred is a lot for an answering machine | strikes me as expensive | out of my league | subscription bleeding me dry | that is pricey | too expensive | cannot afford | a lot of money | costly | too much | no money | expensive | cheaper | cost a fortune | too high | who can pay that | why is it so expensive | cannot afford it | way over my budget | can't afford it | out of my price range | that's a lot of money | my budget is smaller | not paying that | too pricey for us | way out of my league | cannot afford that | yikes | that is a lot of dough | my accountant would kill me",
    ),
    answer:
      'Then let us look at the sum before the price: what does the problem cost you in a month? The calculators work it out with your own numbers. If it does not pay, do not buy it, and I say so in the free call. For projects, payment at milestones can be agreed.',
    link: { label: 'Calculate your hours', href: '/services/n8n-workflow-automation#hours' },
    next: ['worth-it', 'instalments', 'discount'],
    isActive: true,
  },
  'no-time': {
    topic: 'objection',
    title: 'I have no time for this.',
    phrasings: phrasings(
      "I am too busy | we are swamped | not now | maybe later | no time for a project | busy season at the moment | I cannot deal with this right now | my calendar is full | everything is hectic here | no capacity on our side | too much on my plate | can't spare an hour for anything new | overloaded | stressed | short-staffed | rather after the summer | I can barely keep up | I am drowning in work | too hectic | who should do this next to the daily work | how should I fit that in | call me again in three months | I do not have a minute to spare for a project | we work sixty hours a week already | overwhelmed | full schedule | next year | too much going on | maybe in spring | high season | up to my neck | no bandwidth | come back later | crazy busy | working nights | I am swamped | cannot take on a project | I have no hours left | I have no time for a project like that | we are too busy at the moment | when should I do that | maybe next year when it is quieter | I can hardly keep up with my work | it is our busiest season | nobody here has time for it | I am working day and night | not a free hour this quarter | too busy to deal with this | another project on my desk | no time to supervise | call me after the season | maybe when things calm down | no capacity for a project | cannot sit through meetings | no time | busy | swamped | too busy | no capacity | hectic | cannot deal | drowning | not a minute | after the summer | busy season | flat out this month | no minute to spare | I'd have to stop working to set that up | maybe after the season | no bandwidth right now | barely time to eat | can not deal with a project at the moment | later, I am slammed",
    ),
    answer:
      'That is a good reason to talk. The start is one call of {meeting.consultation} minutes with nothing to prepare. For the receptionist I need {meeting.discovery} minutes and your rules; a custom system needs a few hours of somebody who knows the work. Choose a time that suits you.',
    link: { label: 'Choose a time', href: '/calendar' },
    next: ['your-part', 'free-call', 'book'],
    isActive: true,
  },
  'tried-before': {
    topic: 'objection',
    title: 'We tried something like this before and it failed.',
    phrasings: phrasings(
      'tried it before | we had bad experience with automation | the last consultant disappointed us | our chatbot was terrible | it did not work last time | we wasted money on software | burned before | it failed once already | disappointed by consultants | previous project went wrong | what we bought never got used | regret | been there | done that | bad memories of a software rollout | previous vendor let us down | a flop | money down the drain | nobody used the tool we bought | our old bot annoyed everybody | I paid an agency twelve grand and got nothing | burned by freelancers who vanish after the deposit | never again | the last software rollout was a nightmare | disaster | our last | ripped off | scammed before | project died | software nobody uses | never finished | abandoned | promised | old chatbot | lost money | another vendor | let down | bought software | fiasco | paid and got nothing | why would this be any better | skeptical after | we tried that and it did not work | our last chatbot was a disaster | been there done that | I paid somebody and got nothing | we had a bad experience with an agency | it has failed before so why should it work now | the software we bought is not used | the last guy disappeared | I was burned once already | we spent a lot of money for nothing | had a chatbot two years ago and customers hated it | consultant delivered something we never used | tried one and it cost me a customer | last automation failed | bad experience with bots | burned by an AI vendor | we spent thousands and it never worked | our last project went wrong | it did not work out last time | used an AI before | tried it | bad experience | last time | burned | did not work | disappointed | wasted | got nothing | vanished | went wrong | burned once | last project flopped | previous vendor failed us | we bought a tool nobody used | it went wrong last time | been there, got burned | last consultant took the money and ran | our previous automation was a disaster | we gave up on a bot once | it did not stick the last time | bad experience with tech people | wasted thousands already | why would it work this time',
    ),
    answer:
      'That happens, and it helps to know why. Bring it to the free call: often nobody agreed on the rule, or the odd cases were left out. I test with your real cases, run old and new side by side until the results match, and leave the old way in place until the new one has earned its keep.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['ai-test-first', 'workflow-steps', 'refund'],
    isActive: true,
  },
  hype: {
    topic: 'objection',
    title: 'Is AI not just hype?',
    phrasings: phrasings(
      "is it hype | AI is a fad | AI bubble | buzzword | does AI really help | I do not believe in AI | everybody talks about AI | do I really need AI | is there a cheaper way than AI | is AI only marketing | is AI overrated | trend | gimmick | toy | snake oil | sceptical about artificial intelligence | just a fashion that passes | does this AI stuff bring anything real | isn't this whole AI thing blown out of proportion | in two years nobody will talk about it | empty promises | marketing talk | does it do anything useful or just look cool | AI nonsense | do I need AI | crypto | blockchain | everyone talks | pointless | AI everywhere | does it help | skeptical | not convinced | just another | blown up | tired of AI | sick of hearing about AI | what is AI good for really | overblown | nothing behind it | is AI not just a trend | I think it is all hype | load of hype | do I even need AI | everyone talks about AI but does it help | I am skeptical about all this | is it more than a toy | in a year nobody will care | AI is a bubble | should I wait a year | it will be outdated soon | OpenAI will ship this anyway | agents will replace workflows | why invest now | does this really work | crypto all over again | hype | fad | bubble | overrated | fashion | sceptical | just a trend | sceptical about AI | blockchain all over again | is AI any good really | all this ai talk | isnt this a bubble | will AI be gone in two years | everybody talks about AI, overblown? | fad or real | marketing fluff",
    ),
    answer:
      'A good part of the talk about AI is hype. Sometimes one required field on your website does more than a model, and it is cheaper. I use AI only where something has to be read or written; the rest stays plain logic, which costs less and gives the same result every time.',
    link: { label: 'What not to do with AI', href: '/services/ai-integration#limits' },
    next: ['limits', 'ai-test-first', 'example'],
    isActive: true,
  },
  'not-technical': {
    topic: 'objection',
    title: 'I am not technical. Is that a problem?',
    phrasings: phrasings(
      "I am not good with computers | do I need technical knowledge | I know nothing about AI | I am too old for this | we have no IT person | I do not understand this stuff | my team is not tech savvy | no idea about technology | computers scare me | is it easy for beginners | I am no computer person | a dinosaur | technophobe | luddite | zero IT skills | do I need to code or program | all this jargon confuses me | non technical owner | is it too difficult | sounds complicated | over my head | I can barely send an email | will I manage | I still use a flip phone | paper and pencil | do I need to understand how it works | no IT | dummy | bad with computers | hard to use | simple | explain | clueless | IT knowledge | need to know | can I handle it | scared of computers | I am sixty | no computer skills | can barely use email | can my staff handle it | too complex for me | do I need to know anything about technology | that sounds complicated | we have nobody who knows IT | will I understand how it works | I am too old for such things | my people are no computer experts | I do not get all these terms | can somebody like me handle that | barely manage the printer | too complicated for us | an API is a black box to me | nobody here can code | do I need to be technical | can I change small things without you | I am old and bad at tech | computer illiterate | difficult to use | no idea | not technical | computers | old | complicated | do not understand | too old | easy | tech | difficult | know nothing | tech savvy | code | not good with computers | know nothing about technology | I can barely use email | no IT people here | do I need to code | all Greek to me | I'm old school | zero computer skills | I know nothing about computers | zero clue | can barely use my phone | too complicated for me | I can barely send email | I am no techie | do I have to program | explain without jargon | I am a plumber not a nerd | too old for computers",
    ),
    answer:
      'You need no technical knowledge. You explain how the work is done, in your own words; the rest is my part. You keep the programs you know, each workflow is a drawing you can read, and what a bot may say is written in plain English for you to approve.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['no-new-software', 'your-part', 'what-is-automation'],
    isActive: true,
  },
  'special-business': {
    topic: 'objection',
    title: 'My business is different. Will it still work?',
    phrasings: phrasings(
      "my business is special | my industry is different | you do not know my trade | our work cannot be automated | every job is different | too complex for a machine | we have many exceptions | does it work for a dentist or a gym | we do things differently every time | niche industry | each order varies | our niche is unusual | nothing standard about it | unique | too complicated to automate | no two orders are alike | custom made products | craft | nobody understands how our shop works | it takes gut feeling and experience of the craft | every one of our jobs is different | we make one-of-a-kind things | no standard | cannot be put into rules | intuition | does not fit | not standard | our way | individual | special case | always different | custom orders | we are different | not like others | experience needed | too specific | my trade is different | handmade | my business is different from others | you cannot automate what we do | we do it by feel | every job we do is different | does it work in my industry | we have too many special cases | our work is too complicated | there is no standard in our work | nobody outside understands our business | does it cope with our weird exceptions | our work is too unusual | would that work for me | very niche | never held a wrench in your life | our process is complicated | hospital group with its own IT | what do you know about my business | my case is special | it cannot work in our field | my business | my industry | complex | too complicated | unusual | niche | cannot be automated | will it work for us | nobody understands | no two | gut feeling | one of a kind | we're not like others | lots of exceptions | unusual trade | nobody does it like us | very particular processes | odd cases | our processes are messy | chaos here | nobody does it like we do | our workflow is odd | every job is unique | we have lots of exceptions | does that apply to what we do | complicated rules in our trade | not a standard company",
    ),
    answer:
      'The exceptions are where the design starts: I watch how the work is done before I draw anything, and odd cases go to a person. If two people in your office would decide differently, we settle the rule first. In the free call I tell you honestly whether it can work for you.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['industries', 'custom', 'free-call'],
    isActive: true,
  },
  'think-about-it': {
    topic: 'objection',
    title: 'I have to think about it.',
    phrasings: phrasings(
      "let me think about it | I need to ask my partner | I will come back later | just looking around | not ready yet | I am only browsing | not interested right now | send me some information | I will discuss it with my boss | comparing options | need approval from management | need to sleep on it | decide later | no hurry | consult my wife | husband or accountant | get back to you next month | just curious | only looking | no rush | maybe | have to talk to my business partner first | just checking you out | shopping around | email me some info so I can decide later | not sure | send information | undecided | not yet | no decision | read first | partner has to agree | still thinking | other offers | info by email | think it over | maybe next year | let me talk to my partner first | maybe another time | I am not sure yet | can you send me something to read | we have to discuss that | I want to compare first | not right now but maybe later | talk it over with my wife | come back to me in winter | let us revisit when budgets are fresh | I will sleep on it | after the holidays | need to discuss it with the team | I will let you know | I will get back to you | think about it | decide | ask my partner | come back | just looking | not ready | discuss | sleep on it | talk to my wife | next month | ask my boss | get back to you | curious | thinking | I am just looking around | I will come back to you | ask my partner first | I'll get back to you | need to ask my wife | talk with my partner first | let me mull it over | not sure yet | maybe next quarter | will get back to you | have to run it by the boss | still comparing | no decision today",
    ),
    answer:
      'Take your time; nothing here runs out. If you would like something to read, the blog and the weekly letter show what I automate and what it costs. Your questions are welcome here or at {email}.',
    link: { label: 'Read the blog', href: '/blog' },
    next: ['newsletter', 'worth-it', 'free-call'],
    isActive: true,
  },
  trust: {
    topic: 'objection',
    title: 'Why should I trust you?',
    phrasings: phrasings(
      'is this a scam | are you legit | how do I know you are serious | I do not know you | is this a real company | sounds too good to be true | why should I believe you | fraud | is this serious | BBB | credibility | con artist | shady | are you trustworthy | honest | reputable | never heard of you | registered business | company number | is this website genuine | how do I know you will not run off with my deposit | sounds fishy | you could be anybody | prove that you are real | what guarantees do I have | is this company reputable and serious | who says | run away with my money | safe to pay | dodgy | suspicious | why trust you | dishonest | doubt | can I rely on you | are you for real | how do I know that I can trust you | I do not know you at all | is this a genuine business | what if you take my money and run | you sound too good to be true | can I check that you are serious | how can I be sure that you deliver | vanished with my deposit | burned before so why believe you | no street address on the page | some fella on the internet | prove you are trustworthy | no local office to walk into | can I trust you | real company | trust | scam | legit | serious | how do I know | prove | too good | con | genuine | never heard | registered | fishy | are you a real company | too good to be true | how do I know you are real | is this legit | how do I know you deliver | sounds too good | why believe you | how do I know you will not vanish | scam check | reviews somewhere | how do I know you are legit | seems too good to be true | can you be trusted | prove you are not a con',
    ),
    answer:
      'Do not trust, check. Price and scope are in writing before anything is built, you see it run with your own records, you can open every workflow and read every prompt, and it belongs to you once it is paid for. Start with the free call, which obliges you to nothing.',
    link: { label: 'About {name}', href: '/about' },
    next: ['references', 'experience', 'ownership'],
    isActive: true,
  },
  'no-change': {
    topic: 'objection',
    title: 'It works fine the way it is. Why change?',
    phrasings: phrasings(
      "it works fine as it is | never change a running system | we have always done it this way | I do not need this | why should I change anything | we are happy with our process | we have enough work already | no need for that | our way works | why fix what is not broken | we don't need automation | current way is good | old school | we get along fine with pen and paper | if it ain't broke don't fix it | content with how things run | traditional shop | nothing here needs solving | why would I change something that works | we have done it on paper for forty years | my system is fine | I do not see a problem that needs fixing | current system | old way | satisfied | as it is | does the job | no problem | we manage | we are fine | excel works | running well | we get by | do it by hand | why bother | not necessary | thirty years | nothing wrong | everything works fine the way it is | we have always done it like this | I do not see why I need that | it is not broken so why fix it | paper works for us | old ways work | managed thirty years without it | works well enough as it is | word of mouth keeps me booked | do not need more leads | if it is not broken do not fix it | never needed a computer for this | no need | works fine | why change | always done | happy | not broken | do not need | paper | never change | it works | we are happy with our way | we do not have a problem | happy with what we have | we have always done it by hand | enough work already | we're fine | always done it this way | works well enough | don't need it | pen and paper does the job | we do fine without | always done it by hand | pen and paper works | rather spend my cash elsewhere | we do fine as is | if it aint broke | our system has worked for years | pen and paper is enough | happy with the status quo | no need really | what is wrong with how we do it",
    ),
    answer:
      'If it works and nobody minds, leave it alone; I mean that. It is worth a look when a person is the cable between two programs, when only one head knows how it works, or when calls go unanswered. Nothing is switched off before the new way has proved itself.',
    link: { label: 'Calculate your hours', href: '/services/n8n-workflow-automation#hours' },
    next: ['hours-calculator', 'voice-missed-calls', 'example'],
    isActive: true,
  },
} satisfies AnswersDocument;

export const limitAnswers = {
  limits: {
    topic: 'limits',
    title: 'What can you not do?',
    phrasings: phrasings(
      "what cant you do | limits | what are the limitations | what does not work | disadvantages | downsides | what should AI not be used for | weaknesses | when is AI a bad idea | what do you refuse to build | what are you not able to do | shortcomings | what can go badly | where does AI fail | cons | cannot | drawbacks | pitfalls | things beyond your ability | when do you say no to a job | what is impossible | what won't you build | what do you turn down | be honest | where does it fall short | what can go wrong | what is bad about it | is there something it simply cannot handle | not possible | bad at | what can it not do | no go | what should I not | when not | boundaries | bad sides | too much for you | what do you not do | what is AI bad at | what will you not touch | reject | where does it end | where are the limits | what are the disadvantages | what should I not use AI for | what are the risks | is there anything you refuse to do | what goes wrong most often | tell me the downsides | honest limits | be straight with me | restrictions | what are you bad at | what should we not automate | what would you advise against | which project would you refuse | does not work | turn down | when does it not work | what do you say no to | what's impossible | what do you refuse | things you won't touch | bad fit | what should I not automate | what is better left to people | what can ai not do | tasks not fit for ai | where do you say no | things ai is bad at | where does it hit a wall | things you refuse to build | when does this not work | weak spots",
    ),
    answer:
      'I cannot repair a process nobody agrees on, reach a program that has no way in, or finish something forever, because tools change. I advise against AI for decisions nobody checks, for arithmetic, and for anything a form would solve. And I send no mass mail and buy no followers.',
    link: { label: 'What a workflow does not do', href: '/services/n8n-workflow-automation#limits' },
    next: ['old-software', 'ai-alone', 'not-offered'],
    isActive: true,
  },
  'result-promise': {
    topic: 'limits',
    intent: 'guarantee',
    title: 'Can you guarantee a result?',
    phrasings: phrasings(
      "do you promise results | will it definitely work | guaranteed savings | will I earn more money | are the figures on this site a promise | one hundred percent sure | risk free | do I get the same results as in the examples | will it work for sure | success rate | guaranteed outcome | proven effect | assurance that it performs | can you promise we save hours | how certain is the outcome | what if it brings no results | realistic expectations | can you put in writing that it works | is success guaranteed | do I get what you show | how likely is it that I really save that much | are they true for me | those percentages on your page | assure | expect | 100 percent | examples true | certainty | are the figures real | 80 percent | does it work for everyone | real savings | what results do you get | can you promise that it works | do you guarantee success | how sure is it that I save money | are the numbers on your page real | what if it does not bring anything | can you guarantee more customers | is it proven | do you promise any result | what outcome are you willing to promise | what if it brings nothing | are the numbers on the site true | assured results | performance guarantee | promise me | do you guarantee it works | guarantee | results | certain | will it work | proven | what if no results | same result | really save | outcome | realistic | in writing | can you promise | will I get the same results | can you assure success | is it certain | promise me savings | what if the numbers don't come | will you guarantee savings | put results in writing | are those figures real | do you promise success | based on what are the percentages | what if we do not save anything | assured outcome | your numbers sound inflated",
    ),
    answer:
      'I do not guarantee a result. The figures, examples and calculators on this site show what is possible; they are not a promise of the same result for you. In the strategy session I work out what to expect with your own figures, and if the sum does not come out in your favor, you see that too.',
    link: { label: 'Strategy session', href: '/strategy-session' },
    next: ['worth-it', 'refund', 'ai-test-first'],
    isActive: true,
  },
  'ai-alone': {
    topic: 'limits',
    title: 'Can AI decide on its own?',
    phrasings: phrasings(
      'can I let the AI decide | does a person check the AI | fully automatic decisions | without human review | who decides in unclear cases | can AI calculate prices and taxes | legal or medical decisions by AI | can I see why it decided that | is a human in the loop | is AI good at numbers | does AI act by itself | EU AI Act | explainable | autonomous agent makes choices | unsupervised | autopilot | should a person double check | automated scoring of applicants or loans | human oversight | supervision | does a human look over what the AI did | can it decide without anybody looking | let it approve refunds | hire or reject people by itself | do you let AI do math | totals or taxes | decide alone | monitoring | human control | explain decisions | independent | act alone | trust it alone | nobody looks | human check | tax calculations | arithmetic | final say | does the AI decide things without a person | is there always somebody who checks | can it approve something on its own | who has the last word | bias | I do not want a machine to decide | can I let it run without looking | does a person look at it before it goes out | can AI make decisions about people | should AI do our calculations | can I let it run without supervision | does it decide by itself | discrimination by AI | unfair decisions about candidates | fully autonomous | who has the final say | lawsuit about AI decisions | automatic rejections | without human | autonomous | human in the loop | fully automatic | AI decides | review | oversight | on its own | approve | automatic decisions | AI Act | does a human check | should AI decide on loans | let it run by itself | does ai make decisions by itself | should ai decide | without anyone checking | can it fire off emails by itself | do you let it decide about money | who is in control | supervised or not | decisions made by the machine | hands free',
    ),
    answer:
      'Steps with clear rules can run alone, and each decision is logged with its reason. For health, safety, law, credit or employment a person checks before the result is used; that is part of the terms. Arithmetic belongs to ordinary code, which is exact.',
    link: { label: 'What not to do with AI', href: '/services/ai-integration#limits' },
    next: ['workflow-approval', 'ai-mistakes', 'liability'],
    isActive: true,
  },
  'not-offered': {
    topic: 'limits',
    title: 'Do you also build websites, apps or do SEO?',
    phrasings: phrasings(
      'build a website | website design | mobile app | Google Ads | repair my computer | IT support | logo and design | bookkeeping service | iOS | iPhone or Android development | WordPress site | landing page | web design | Google ranking | run ads | search engine optimization | PPC campaigns | fix my laptop or printer | branding | graphic design | photography | would you be able to write me a mobile app | do you fix computers | networks | wifi or printers | web shop | homepage | Facebook ads | can you do my accounting | taxes or translations for me | computer repair | online store | email setup | cabling | domain | game | install Windows | build a site | web page | virus removal | flyers | security cameras | sell hardware | copywriting | data entry | can you make a website for me | fix my printer | I need an app for my phone | can you repair my computer | do you set up networks | could you design a logo | do you run Google ads | we need a new homepage | can you do our bookkeeping | do you sell computers | build an online shop | do you do websites as well | write me a Python script | who would you recommend for a website | make an app for me | photo editing | accounting for me | translation service | write a letter for me | VPN setup | hosting of websites | SEO | app | iPhone | website | printer | WordPress | Android | accounting | repair | rank | shop | laptop | wifi | do you do SEO | can you fix my printer | hardware | logo design | fix my laptop | app for iPhone | network cabling | can you also do hosting | photo shoot | new website | fix my computer | sell laptops | print flyers | ads management | redo our homepage | run facebook ads | set up wifi at the office | rank us on google | mobile app development | video editing',
    ),
    answer:
      'The site does not list that among my services, so I do not promise it. What I build is automation and AI around the tools you have: workflows, chatbots, voice reception, social media, leads and custom systems. If your task touches one of these, describe it in the free call.',
    link: { label: 'See all services', href: '/#portfolio' },
    next: ['services', 'custom', 'free-call'],
    isActive: true,
  },
  'is-this-binding': {
    topic: 'limits',
    title: 'Is what this chat says binding?',
    phrasings: phrasings(
      'can I rely on what you say here | is this chat legally binding | is that an offer | are your answers correct | what if your answer is wrong | does a price in this chat count | is this information reliable | can I quote this chat | are these statements official | legal value of the chat | can I hold you to this | if you tell me a price | will you honour a price from the chat | will you honor what the bot writes | does this count as an offer | are the replies here guaranteed true | does it count | how trustworthy are the chat answers | are you allowed to make me an offer in here | can I take your word for that | screenshot of this chat as proof | can I trust this | what if wrong | answer correct | guarantee of the chat | accurate | are you sure | is that true | liable for answers | quote you | did you make that up | is this right | you said | is that an official offer | can I rely on what you tell me here | what if this chat is wrong | does the price you told me count | are you sure about that | is this answer legally binding | do you make things up | do your words count | you said it costs less | is that a promise from the company | binding | offer | rely | is this an offer | hold you | count | honor | price from the bot | can I quote | can I hold you to that | can I rely on this | hold you to it | do your answers count | may I quote you | legally valid? | is your quote here official | the bot promised me | are these answers reliable legally | will you honor what it said | get it in writing? | does the chat speak for you',
    ),
    answer:
      'What this chat says is not binding: it is a demonstration that answers from the site, not an offer and not professional advice. What counts is the written agreement for your project. If something looks odd, please check it at {email}.',
    link: { label: 'Terms of service', href: '/terms-of-service#services-description' },
    next: ['contract', 'contact-details', 'bot'],
    isActive: true,
  },
} satisfies AnswersDocument;
