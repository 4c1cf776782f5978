import type { AnswersDocument } from '#content/answers.schema.ts';
import { phrasings } from '#content/intents.ts';

/** Questions for a phone number, which the owner may have given. */
const FOR_NUMBER = phrasings(
  "telephone | can I call you | do you have a number | call you on the phone | mobile number | WhatsApp number | what number do I dial | direct line | landline | what's your cell | do you have a telephone line | your tel no | can I ring you | call the office | SMS or WhatsApp you | number? phone? tel? | do you have a hotline or an 800 number | I would rather call than type | can I text you on your cell | nr | your number | talk on the phone | give me your number | call you directly | phone nr | is there a number | toll free | telephone number | where can I call | do you take calls | I prefer the phone | call in | fax | can I just call you | is there a number I can ring | I would like to talk on the phone | which number do I call for you | telephone number please | your mobile | number to reach you | I prefer the phone over forms | phone number | number | call | can I call | cell | mobile | ring | what number | dial | text | tel | do you have a telephone | can I text you | what is your number | can I dial you | number please | do you have a line I can ring | is there a hotline",
);

/** Questions for the newsletter, which may be stopped. */
const FOR_NEWSLETTER = phrasings(
  'unsubscribe | subscribe | stop sending me emails | sign up for updates | mailing list | weekly letter | remove me from the list | opt out of emails | weekly mail | leave the mailing | too many newsletters | how often is the newsletter sent | email list | I get too many mails from you | join your weekly letter | stop the weekly emails | is the newsletter free | where do I sign up for the emails | email updates | how do I get rid of your mails | what is in your letter | is there a sample issue | tips by mail | subscribe me | stop emails | no more emails | take me off | get news | subscription | spam from you | weekly tips | change my address for the newsletter | too many emails | get off your list | stay informed | email course | how do I subscribe to your letter | please take me off your list | I do not want any more emails | what do you write in the newsletter | how often does the newsletter come | I get too many emails from you | how often does it come | get off the weekly email | take my address off your list | articles by mail | join the mailing list | spam me | newsletter | weekly email | sign up | remove me | mailing | how often | stop sending | what is in the newsletter | sign up for your letter | unsubscribe me | get off the list | how do I sign up for your letter | stop sending me mails | get your tips by mail | how frequent are your emails | what is in the weekly letter | how do I get your emails | I do not want your emails any more | how often do you write to subscribers | what do I find in your letter',
);

export const contactAnswers = {
  'contact-details': {
    topic: 'contact',
    intent: 'contact',
    title: 'How can I contact you?',
    phrasings: phrasings(
      "contact details | email address | how do I reach you | send you a message | contact form | get in touch | write to you | where can I ask a question | how to contact the company | best way to message you | what's your mail address | where do I write to | drop you a line | send an inquiry | get hold of you | e-mail? mail? | which address do I send my documents to | your address | how can somebody get hold of you | do I have to fill out the form or can I just write an email | contact info | send a message | reach out | your email | send you documents | send you a file | ask you something | can I email | write an email instead | contact page | customer support email | send a photo | drop a note | postal mail | reach someone | inbox | how do I get hold of someone | how do I get in touch with you | send files | I would rather write an email | can I send you some documents | is there a contact form | do I need to use the form | where do I find your email | is there an email I can send a spec to | mail you documents | reach you without a form | best way to reach you | quickest way to reach you | contact | mail | how can I reach you | where do I write | message you | contact you | how to contact | inquiry | what is your email address | where can I send a message | how can I contact the company | who do I write to | I would rather write | where can I write to | your mail address | how do I get hold of you | is there a form | how do I write to you | your mail | what is the best way to get hold of you | mail address please | where can I drop a line | send a message to whom | can I write instead of calling | your linkedin or email | how can I write to you | where do I send my question | I would like to have your email address | what is the simplest way to contact you | an address to send questions to | I don't like forms | where can I reach you | best way to get in touch | what's your mail",
    ),
    answer:
      'Write to {email} or use the contact form: two sentences are enough, and I read every message myself. You get an answer within {response.minutes} minutes. If you would rather talk, book the free call. You can also leave your email address here in the chat.',
    link: { label: 'Contact form', href: '/#contact' },
    next: ['reply-time', 'book', 'phone'],
    isActive: true,
  },
  phone: {
    topic: 'contact',
    intent: 'phone',
    title: 'What is your phone number?',
    phrasings: FOR_NUMBER,
    answer:
      'This site names no phone number of mine. Choose a time in the calendar and we talk then, or leave your number in the contact form or here in the chat. {demoPhone} is only the demo line of the AI receptionist.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['call-me-back', 'book', 'contact-details'],
    isActive: true,
  },
  'phone-number': {
    topic: 'contact',
    intent: 'phone',
    title: 'What is your phone number?',
    phrasings: FOR_NUMBER,
    answer: 'You can call {phone}. If you would rather have a fixed time, choose one in the calendar.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['call-me-back', 'book', 'contact-details'],
    isActive: true,
  },
  'call-me-back': {
    topic: 'contact',
    title: 'Can you call me back?',
    phrasings: phrasings(
      "please give me a call | can somebody phone me | I want a callback | text me | reach me by phone | please ring | phone me tomorrow | you can reach me under this number | ring me back | have someone call me | give me a ring this afternoon | return my call | contact me by phone please | leave my number | I am driving and cannot type much | can somebody call me back today | here is my number | phone me after lunch | could you ring me | I do not like typing | please have the boss call me tomorrow | call back | please call | I want to be called | have him call | could somebody phone | I cannot type | call me at work | please contact me | call this afternoon | can someone give me a call today | I would prefer that you call me | could you phone me tomorrow | call me when you have time | I left my number so please ring | I am on the road and cannot type | please phone me | my number is on our website | get back to me by phone | I am waiting for your call | I could not reach you | call me | call me back | you call | ring me | callback | phone me | can you call | someone call me | give me a call | call me tomorrow | reach me at | give me a ring | contact me | when will you call | you call me | I am driving | please call me back | can you call me at work | can someone call me | ring me tomorrow | could someone give me a call | reach me on my cell | I'd like a callback | ring me tonight | call me after work | when can you call me | can I ring you directly | your cell please | is there a line I can call | I prefer the phone, what is it | digits? | where can I phone you | no number on the site? | give me a ring later | have somebody phone me | call my office after five | reach me on my mobile | I would like a callback | please phone me tomorrow | ring me when you are free | here is how to reach me, call | my name is Dana, ring me please | I would rather call than write, what is the number | can I reach you by phone | why do I not find a phone number | is there somebody I can call | could you please call me in the afternoon | I leave you my number, call me | is it possible that you ring me | I would like to be called back | I'd rather dial than type | what can I ring you on | I want to hear a voice, number please | can I call the office | could you ring me this evening | give me a shout on the phone | could you ring me after four | somebody please phone me | here is my number, call",
    ),
    answer:
      'Leave your phone number or email address here and say what it is about, and it reaches {name}. If you want a fixed time, choose one in the calendar.',
    link: { label: 'Choose a time', href: '/calendar' },
    next: ['book', 'reply-time', 'phone'],
    isActive: true,
  },
  human: {
    topic: 'contact',
    intent: 'human',
    title: 'Can I talk to a person?',
    phrasings: phrasings(
      "human | I want to talk to a human | real person please | speak to somebody | talk to {name} | agent | representative | customer service | no bots | receptionist please | speak with somebody | anyone | a man or woman | get me an operator | live person | a living soul | not a machine | connect me with a human being | put me through to the boss | I would rather talk to the owner himself | get me the manager | someone | supervisor | somebody who knows | can I speak to someone about it | I am fed up with this robot | is anyone there | operator! agent! real human! | let me talk to someone | is there a person | actual human | employee | I want to speak with someone | somebody real | I need a human | can I talk to Alex | escalate this | I want to talk to a real person | is there a human I can talk to | let me speak to the owner please | enough with the bot | agent please | who can I talk to in person | I do not want to talk to a bot | can Alex talk to me directly | put me in touch with someone | speak to human | someone to talk to | best way to reach a human being here | person | a person | real person | talk to somebody | operator | manager | speak to a human | get me a person | owner | connect me | anyone there | speak to the owner | can I speak with somebody | connect me with a person | let me talk to the owner | is a real person there | stop, I want a human | let me talk to somebody | get me the owner | connect me with staff | can I speak to whoever runs this | someone alive | somebody to talk to | enough of the bot, get me someone | let me speak to the owner | real human please | connect me with a live agent | I want to talk to the boss | not a machine, a person | is there anybody there | can someone call me instead of this chat | I do not want to talk to a program | can a human answer me | this does not help, I want a person | who can I talk to for real | is there someone I can talk to | put me through to somebody | no bots please | connect me with your boss | I'd rather talk to a human | not typing with a machine, get me somebody | is there a real person | let me talk to Alex",
    ),
    answer:
      'Of course. To reach {name} in person, book the free call, write to {email}, or leave your email address or phone number here with a word about what you need. Messages are answered within {response.minutes} minutes.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['book', 'contact-details', 'call-me-back'],
    isActive: true,
  },
  'reply-time': {
    topic: 'contact',
    intent: 'reply-time',
    title: 'How fast do you answer messages?',
    phrasings: phrasings(
      'response time | how fast do you reply | when will I hear from you | how long until I get an answer | do you really answer in minutes | I wrote and got no answer | how quickly do you respond to emails | how long do messages take | waiting for your answer | quick response | wrote through the form yesterday | still no response | when do you write back | when can I expect a reply | turnaround of emails | have not heard back | did you receive my message | are you quick to get back to people | I wrote on Friday and nobody has answered | is someone going to answer me today | how many hours does a reply take | no answer yet | how long until a reply | still waiting | nobody answered | a week ago | answer emails | I sent a message | how soon do you respond | sent the form | are you ignoring me | my email from Monday | heard nothing | usually reply | same day | how long does it take until you answer | I sent a message and heard nothing | when will somebody get back to me | do you answer emails quickly | did my message arrive | I am still waiting for an answer | will I hear back today | nobody replied | I left a message yesterday and heard nothing | nobody answers within five minutes | how long until somebody answers | reply time | do you really answer that fast | how fast do you answer | when do you reply | response | waiting | I wrote | did you get my message | reply | when will I hear | how quickly | no response | get back to me | when will I hear back | when do you get back to me | still waiting for an answer | how quick is your answer | I wrote and heard nothing | do you respond on weekends | still waiting for a reply | will I hear from you today | do you answer on weekends | I wrote an hour ago | when can I expect an answer | do you respond fast | how long until someone writes back | when do I get an answer from you | I wrote to you and have heard nothing | how long do you take to reply | do you answer the same day | I wrote days ago | when do you get back to people | how long till I hear something | nobody answered my message | when do I hear back | how quick are you with mail | I wrote yesterday and heard nothing',
    ),
    answer:
      'You get a response within {response.minutes} minutes after writing through the contact form. If you have waited longer, please write to {email}, and look into your spam folder too.',
    link: { label: 'Contact form', href: '/#contact' },
    next: ['contact-details', 'hours', 'book'],
    isActive: true,
  },
  hours: {
    topic: 'contact',
    intent: 'hours',
    title: 'What are your business hours?',
    phrasings: phrasings(
      'opening hours | office hours | when are you open | are you open on weekends | what time do you close | working hours | which time zone are you in | closed on holidays | opening time on Saturday morning | what are your hours | 9 to 5 | timezone | open on Sunday | evening availability | after work | closed for lunch | vacation or Christmas | EST or PST | support hours | till when are you there today | are you around at night | on Saturday or during holidays | is anybody in now | what time can I reach you | mornings or evenings | until when | reachable | early morning | when do you work | now open | after five | summer vacation | support times | Monday to Friday | are you available on weekends | until what time can I reach you | do you work on Saturdays | is anyone there now | weekend hours | which time zone do you work in | can I reach you in the evening | are you reachable on a Saturday | when can I reach someone | open today | are you open now | hours | business hours | open | opening times | Saturday | Sunday | time zone | what time | are you there | lunch | are you around | your hours | do you work on weekends | until when are you there | are you there in the evening | public holidays | sundays too | are you working on saturday | what time do you start | are you there now | when are you at work | open on saturdays | until what time are you there | are you around in the evening | time zone you work in | when is business open | when can I reach you | are you there at the weekend | what are the times you work | do you work in the evening | open on weekends? | when are you in | what days do you work | do you work Sundays | are you available at night | are you around on Saturday | what time do you stop working | do you answer at weekends',
    ),
    answer:
      'The site states no office hours. The calendar shows the times when I am free for a call, and messages are answered within {response.minutes} minutes. The systems I build and the voice AI receptionist work 24/7.',
    link: { label: 'See the free times', href: '/calendar' },
    next: ['free-times', 'reply-time', 'contact-details'],
    isActive: true,
  },
  location: {
    topic: 'contact',
    intent: 'place',
    title: 'Where are you located, and do you work remotely?',
    phrasings: phrasings(
      "can I get your postal address | what is your mailing address | location | do you come to my house | do you do home visits | can you visit us at home | my mother can not walk can you come to her | is it possible at our home | do you come to his place | where are you based | where do you sit | which country are you in | which town or state | what is your address | headquarters | street | do you have an office | do you work internationally | outside the US | are you local | near me | region | do you serve my city | area covered | clients in Europe | Canada or Australia | we are in Toronto | we live in New Zealand or Asia | any problem | London | UK | Germany | Texas | New York | remote | do you work online only | from a distance | virtually | do you come to our office | can you visit our company | on site visit | on premises appointment | in-person workshop | meet in person | face to face meeting | do you travel or drive out to clients | could you drop by our shop | will we see you on site | sit down together over coffee | how far away are you | do you cover rural places | is it a problem that we are far away or in another time zone | California | abroad | do you come out | Ireland | Mexico | Florida | do you work with companies in other states | Ohio | which state are you in | we are overseas | can you stop by | can I come to your office | are you nearby | foreign company | where is your company | are you somewhere near me | do you come to our place | can we meet in person | your adress | we are in another country so is that a problem | do you work with clients far away | which city are you in | do you travel to customers | I live in Florida so can you help me | we are based in Ireland | could you come by and look at how we work | whereabouts are you based | do you come out to site | I am in Manchester | work with UK companies | firms in Canada | office address | does the distance rule us out | we are in Austin and like meeting people | street address | do you visit clients | practice in Dublin | where r u | are you in the States | city | country | office | where are you | based | come to us | visit | on site | travel | Canada | Europe | Australia | international | far away | online only | rural | do you serve | where is your office | nearby | work remotely | which city | do you come to us | we're in Canada | on site visits | do you serve Australia | is distance a problem | local to me? | can we meet at your place | what city are you in | do you travel to clients | can you come by our shop | remote only? | which country are you based in | do you serve europe | do you come to us or is everything online | we are in another country, does that matter | can you visit our office | we're in Canada, fine? | do we have to meet | only US or abroad as well | an office I can walk into | distance a problem? | do you work with companies in Europe | I like to shake hands with people I do business with, where are you | we're on the other side of the world, is that a problem | do you get to Sacramento at all | can you come to our office | I am in Canada, is that a problem | do you travel",
    ),
    answer:
      'Area served: {area.name}. You can book a call wherever you are. The site names no office address and says nothing about visits at your office; if your project needs one, ask me in the free call.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['languages', 'hours'],
    isActive: true,
  },
  languages: {
    topic: 'contact',
    intent: 'languages',
    title: 'Which languages do you speak?',
    phrasings: phrasings(
      'do you speak Spanish | habla español | sprechen Sie Deutsch | parlez-vous français | does the receptionist speak other languages | bilingual | can the chatbot answer in Spanish | French | German | Italian | Portuguese | other languages than English | en español por favor | Chinese | Polish | Arabic | Russian | multilingual callers | on parle français | can we talk German | translation | my customers speak Spanish | can it talk to them | se habla | Hindi | puedo escribir en español | can we hold the meeting in German or French | does the AI understand Mandarin | Vietnamese | Tagalog or Creole | English only | does it speak | foreign language | accent | can it switch languages | Dutch | understand Spanish | I do not speak English well | speak my language | website in other languages | non English callers | can the bot answer in French | is it possible in German | my customers do not speak English well | which languages does the receptionist understand | can you help us in another language | Polish and Romanian | many of our callers speak Spanish | is there a version in other languages | our customers speak French | a third of the residents do not speak English | which languages can it handle | my English is not good | patients who prefer Spanish | languages | hablas | Spanish | do you speak | other languages | in Spanish | multilingual | Mandarin | does the receptionist speak Spanish | can the bot answer in German | French callers | parlez-vous | our customers are Polish | deutsch | espanol | do you speak french | switch language in the middle of a call | spanish callers | bot in two languages | hablan espanol | do you speak german | can we talk in french | hablas espanol | bilingual callers | my staff speaks polish | does the bot handle other tongues | multilingual support | do you also work in spanish | my english is bad, is that a problem | which languages can the phone assistant speak | can the bot answer in two languages | Polish customers | can it answer in Chinese | our callers speak Portuguese | half our customers speak Portuguese | do you do Spanish | will it talk Mandarin | my English is bad',
    ),
    answer:
      'This site and this chat are in English. Which other languages I, the receptionist or a chatbot can offer is not stated here, so I do not promise any. Write to {email} with the language you need and you get a clear answer.',
    link: { label: 'Contact form', href: '/#contact' },
    next: ['contact-details', 'chatbot', 'voice-ai'],
    isActive: true,
  },
  newsletter: {
    topic: 'contact',
    intent: 'newsletter',
    title: 'Do you have a newsletter, and how do I leave it?',
    phrasings: FOR_NEWSLETTER,
    answer:
      'There is one letter a week about something I automated, what it cost and what broke. You sign up on the home page. To leave, use the unsubscribe link in any letter or write to {email}.',
    link: { label: 'Sign up', href: '/#blog' },
    next: ['blog', 'delete-my-data', 'contact-details'],
    isActive: true,
    when: 'newsletter',
  },
  'no-newsletter': {
    topic: 'contact',
    intent: 'newsletter',
    title: 'Do you have a newsletter?',
    phrasings: FOR_NEWSLETTER,
    answer: 'There is no newsletter at the moment. If you still get mails that you do not want, write to {email}.',
    next: ['blog', 'delete-my-data', 'contact-details'],
    isActive: true,
    when: 'noNewsletter',
  },
  blog: {
    topic: 'contact',
    title: 'Do you have a blog or social profiles?',
    phrasings: phrasings(
      "articles | where can I read more | something to read | are you on LinkedIn | your X or Twitter profile | Hugging Face | do you make videos | posts about AI | your LinkedIn | your Facebook | Instagram or YouTube channel | case write-ups | guides | resources | podcast | read your articles | follow you on social | learn more about your thoughts | do you write about this stuff anywhere | what have you published | latest article | can I follow you | recommend something to read about automation | publications | Facebook page | white paper | ebook | where do you write | tutorials | further reading | latest news | Instagram account | documentation to read | do you have articles I can read | where can I learn more about this | are you on social media | I would like to read something first | can I follow you somewhere | something to read tonight | have you written about real cases | I saw a piece of yours somewhere | videos or podcast | blog | Twitter | social profiles | learn more | posts about automation | do you write about automation | YouTube channel | anything to read | follow you | articles for beginners | do you write somewhere | anything to read from you | do you publish guides | where do I learn more about AI | your posts | follow you somewhere | where can I read about your work | do you write articles | can I follow you on the internet | is there something to read about automation | send me your articles | put me on the list | how often do you write | get me off the list | too many mails from you | I'd like to read along | updates by mail | have you written about this | where do you share tips | your social accounts | posts about answering services | anything of yours I can read | do you post on linkedin | have you got articles",
    ),
    answer:
      'The blog has notes on automation and AI in plain words: what I automated, what it cost, what broke, and how many hours it gave back. My profiles on other sites are linked on the about page.',
    link: { label: 'Read the blog', href: '/blog' },
    next: ['newsletter', 'owner', 'services'],
    isActive: true,
  },
} satisfies AnswersDocument;

export const ownerAnswers = {
  owner: {
    topic: 'owner',
    intent: 'person',
    title: 'Who is {name}?',
    phrasings: phrasings(
      "who are you | who is behind this site | about you | tell me about yourself | who owns this company | who is {ownerName} | your background | your story | what is {brand} | how did you get into automation | who runs this business | who am I dealing with | biography | introduce yourself | the man behind the company | founder | boss | consultant | who am I talking to when I hire you | what kind of guy are you | the person behind it | name of the owner | who is the boss | where did you work before | system administrator | about | who is Alex | why do you do this | who would I be dealing with | who is the consultant | human behind | what is your career | sysadmin | who am I hiring | tell me something about yourself | who would I be working with | what did you do before this | how did you start with this | who is running the company | where did you work earlier in life | tell me about the person who does the work | what did you do before AI | are you an engineer | who is behind this | who runs this | tell me about you | introduce | who owns | who is the person behind this | are you the boss | what's your story | face behind the site | tell me about the founder | who is the guy behind this | what is your story | are you a programmer | who is the face of the company | who are you and what did you do before | tell me something about the person behind this | what is your profession | who do I deal with | who's behind this",
    ),
    answer:
      'I am {name}, a systems administrator turned automation specialist. For {years.it}+ years in IT I was the one called when something stopped at night, and it taught me to build things that do not need a call. {brand} is one person: whoever you talk to on the first call also builds it.',
    link: { label: 'About {name}', href: '/about' },
    next: ['experience', 'why-you', 'one-person'],
    isActive: true,
  },
  experience: {
    topic: 'owner',
    intent: 'experience',
    title: 'How much experience do you have?',
    phrasings: phrasings(
      "how many years | how long have you been doing this | are you experienced | how long have you worked with AI | what are your qualifications | what did you do before | are you an expert | years of experience | professional background | when did you begin with language models | how long in business | skills | your track record in IT | senior or beginner | expertise | know-how | where did you learn this | are you new at this or an old hand | since when do you do this | how long in the trade | do you know what you are doing | rookie or pro | how many projects have you finished | qualified | seasoned | competence | how experienced | what makes you an expert | credentials | is this your first project | have you done this before | how long have you been around | background in AI | did you do this before ChatGPT | are you a beginner | do you have any experience with AI | are you good at what you do | how many years have you worked in IT | have you done this many times | what is your background | what qualifies you for this | years in the business | with AI specifically | former job | what is your own background | seniority | would we be the guinea pig | have you done this for a company like mine | experience | expert | beginner | track record | since when | how many projects | professional | rookie | old hand | how long in IT | new at this | what qualifies you | how many projects have you done | how long in the business | years of doing this | beginner or pro | how many projects so far | how seasoned are you | been at it long? | credentials from work | how many projects under your belt | do you know servers too | how many years have you done this | do you have enough experience for us | since when do you work with AI | did you work in IT before | am I your first client of this kind | how new are you | years in the trade | how many of these have you built | do you know what you're doing | how many law offices have you done this for | how long have you been at it | were you ever a real IT guy",
    ),
    answer:
      'I have {years.it}+ years in IT: servers, networks, accounts and backups. For {years.ai}+ years I have added language models where a rule is not enough. The work covers {years.industries}+ industries.',
    link: { label: 'About {name}', href: '/about' },
    next: ['references', 'certificates', 'industries'],
    isActive: true,
  },
  'one-person': {
    topic: 'owner',
    title: 'Is this one person or a team?',
    phrasings: phrasings(
      'how many people work there | how big is your company | do you have employees | are you a freelancer | do you outsource | who will actually do the work | just you | are you an agency | solo business | size of the team | one guy | single person or a crew | headcount | colleagues | solo consultant | one man show | is there anybody else on your team | do you work alone | subcontract to others | do you outsource the work to India or similar | who is on your payroll | is it a one man band or is there a team | will a junior do my project or you yourself | subcontractors | do you have help | who builds it | anyone else | do you hand it to juniors | is it a company | who else works there | same person | small company | do you do it yourself | personal contact | are you alone or is there a team | how many people work for you | who is going to do the work | do you give the work to others | is it a one man company | will I always talk to the same person | a company or one guy in a spare room | handed to a junior | how many people are you | staff size | account manager | do I deal with you in person | team | employees | one person | alone | freelancer | how many people | outsource | how big | crew | who does the work | just you alone? | how big is your team | team size | how many employees | freelancers behind you | who does the actual building | is it you or somebody else | do you use freelancers | how many of you are there | is it only you | company or freelancer | how big is your outfit | will a junior do my project | do you subcontract | just a one man band | are you alone or do you have colleagues | who does the work in the end | is there a company behind it | is it outsourced abroad | will I get a junior | any employees | do you have a team behind you | are you alone | do you farm it out',
    ),
    answer:
      'It is one person: me, {name}. Whoever listens to you on the first call also builds the thing and answers when something looks wrong. Nobody passes you around.',
    link: { label: 'About {name}', href: '/about' },
    next: ['owner-away', 'vs-agency', 'owner'],
    isActive: true,
  },
  'owner-away': {
    topic: 'owner',
    title: 'What if you are ill or stop working?',
    phrasings: phrasings(
      "what if you get sick | what if you are on vacation | what if you disappear | what if you quit the business | bus factor | one person is a risk | who takes over when you are gone | what if you are not reachable | backup person | what happens when you retire | you get hit by a bus | holiday cover | stand-in | illness | accident | hospital | death | who helps us when you cannot | what if you go bankrupt or close | retirement | succession | you win the lottery and quit | what becomes of my system | who do I turn to when you are on a beach or in a hospital | you are only one guy | is that not dangerous for us | emergency contact | what if something happens to you | what if you are sick | replacement | unavailable | single point of failure | close shop | sick leave | emergency while you are away | what if you lose interest | new job | out of business | what if I cannot reach you | continuity | depend on one person | what happens if you get sick | who takes care of it when you are on vacation | what if you close your business | you are only one person and that worries me | who can I call when you are not there | what becomes of my system if you stop | what if you cannot be reached | fall ill for a month | all eggs in one basket | one-man shows disappear | who takes over without you | you go on holiday | what if you vanish | bus | vacation | who takes over | disappear | bankrupt | if something happens to you | win the lottery | hit by a bus | if you retire | you get sick | on vacation, who helps | what if you close shop | you quit and I'm stuck | you get sick, what happens to us | vacation cover | who steps in if something happens to you | what if you retire | if you get run over | are we stuck when you are unreachable | what if you have an accident | who helps us when you are on holiday | what happens to our system if you give up the business | we depend on one person, is that not a risk | what if you drop dead | when you retire, what becomes of us | you're on holiday and it breaks | who stands in for you | if you close shop | you're one man, so what if something happens to you | someone told me never to depend on a single person | if you get hit by a bus | you go on vacation and it breaks | what if you quit next year",
    ),
    answer:
      'A fair question to ask one person. What I build runs on a server you own, is documented, and belongs to you once it is paid for, so that any n8n specialist can take over the workflows. The site names no stand-in for me; ask in the free call how we would cover your case.',
    link: { label: 'Who owns what', href: '/terms-of-service#intellectual-property' },
    next: ['ownership', 'after-the-end', 'workflow-fails'],
    isActive: true,
  },
  references: {
    topic: 'owner',
    intent: 'references',
    title: 'Do you have references or reviews?',
    phrasings: phrasings(
      'testimonials | success stories | who have you worked for | can I speak to one of your clients | your portfolio | how many clients do you have | customers I could ask | former clients | existing customers | recommendations | ratings | stars | Google reviews | Yelp | who can vouch for you | feedback | happy customers | which companies use your work | who else uses you | names of clients | Google stars | Trustpilot | word of mouth | have you done this before for somebody like me | can you show me that it worked for others | who uses it | can I talk to a client | happy clients | logos | worked with | examples of clients | show me results | other customers | previous clients | five stars | who trusts you | any reviews | similar companies | who can I ask about you | do you have customers I can talk to | who has used your services | can you show me reviews | what do your clients say | have you done something like this for others | which companies do you work for | do you have success stories | I would like to see references | could I ring up a customer of yours | any roofers using it already | law firms you worked for | customers in e-commerce | anything in writing from clients | case studies please | show me proof | have you worked for a dentist | star ratings | Trustpilot or Google reviews | references | reviews | clients | have you done this for others | who else uses it | who have you done this for | logos of customers | case study | clients in my area | proof that it works | can I speak with a past client | show me proof from others | ratings on google | anybody vouch for you | can you name customers that are happy with you | is there somebody we can ask about you | what do your customers say | do you have reviews somewhere | names of happy clients | case of a similar company | stars and ratings | before and after of a client | a client I may call | which companies like mine can tell me how it went | why are there no testimonials | who else have you done it for | can I call one of your clients',
    ),
    answer:
      'I name a client only with permission, and this site names none and no number of clients. What you can look at: the use case examples, the demo receptionist at {demoPhone}, and this chat. In the free call, ask me about work like yours.',
    link: { label: 'Use case examples', href: '/services/custom-solutions#use-cases' },
    next: ['custom-examples', 'experience', 'voice-demo'],
    isActive: true,
  },
  certificates: {
    topic: 'owner',
    intent: 'qualification',
    title: 'Do you have certificates?',
    phrasings: phrasings(
      'are you certified | degree | licenses | n8n partner or expert | Microsoft or AWS certification | accredited | diploma | official partner status | university | education | Google | HubSpot or OpenAI partner | trained and certified | formal qualification | awards | memberships | chamber | licensed professional | which papers | exams or badges do you have | did you study computer science | are you an official partner of n8n | bonded | insured by a body | n8n certified | ISO | studied | CompTIA | Cisco | formal training | proof of skills | do you have any certificates | are you certified in n8n | did you study this | what degree do you have | do you have proof of your skills | certified n8n or Microsoft partner | qualified on paper | certificates | Microsoft or OpenAI | certified | qualifications | Microsoft | exam | badges | official | computer science | are you an official partner | what papers do you have | Microsoft certified | microsoft or google partner | any diplomas | degree in computer science | accreditation | licensed? | iso certified | qualifications on paper | do you have a diploma | are you certified by anyone | can you prove what you know | are you an official partner of a software company | ISO papers | are you accredited | procurement needs a certificate | google partner? | degrees | our purchasing department wants to see papers before we can hire you | have you got a degree in this | are you Microsoft certified',
    ),
    answer:
      'The site names no certificates, so I do not claim any here. What it does state: {years.it}+ years in IT and {years.ai}+ years with AI. If your company requires a certain certificate, ask me in the free call.',
    link: { label: 'About {name}', href: '/about' },
    next: ['experience', 'regulated-data', 'references'],
    isActive: true,
  },
  'why-you': {
    topic: 'owner',
    intent: 'comparison',
    title: 'Why should I choose you, and how are you different?',
    phrasings: phrasings(
      "why you | why should I hire you | what makes you different | how are you different from others | what makes you better | what is special about you | your values | the rules you work by | your advantages | what sets you apart | what is your edge | USP | how do you stand out | why you of all people | strengths | best | philosophy | principles | what do you do better than competitors | convince me | what do you have that the others do not | sell yourself | three reasons to pick you | there are a million automation guys | why this one | how do you compare with everybody else | why choose you | benefits of working with you | why not someone else | difference to others | why hire you | selling point | one good reason | what is special about your work | give me a reason to hire you | there are so many people who do this so why you | your philosophy in a nutshell | three quotes on my desk so why would I pick you | why should we work with you | gold rush of template sellers | everybody sells this now | advantage | what makes you | stand out | reasons | what do you do better | what makes you stand out | values | why should I choose you | what makes you different from the others | what are your advantages | what makes you special | there are cheaper ones, why pick you | your edge | sell yourself in one line | what's different here | give me one reason to pick you | why not somebody else | how come you | what do you do differently | why should we take you of all people | what is better with you than with the others | what makes you different from other consultants | give me a good reason to work with you | what do you have that others don't | reasons to pick you | in one sentence, why you | what do you have that others do not | sell yourself in one sentence | why should it be you",
    ),
    answer:
      'Four rules: I connect your tools instead of replacing them; you can open every workflow and read every prompt; your team tests before anything goes live; and where it makes sense it runs on your own server. I was a systems administrator first, so backups, access rights and updates belong to the job from the first day.',
    link: { label: 'The rules I work by', href: '/about' },
    next: ['experience', 'vs-agency', 'ownership'],
    isActive: true,
  },
} satisfies AnswersDocument;
