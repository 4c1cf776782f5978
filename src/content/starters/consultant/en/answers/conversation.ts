import type { AnswersDocument } from '#content/answers.schema.ts';
import { phrasings } from '#content/intents.ts';

export const conversationAnswers = {
  hello: {
    topic: 'conversation',
    intent: 'greeting',
    title: 'Hello!',
    phrasings: phrasings(
      "hi | hey | good morning | good afternoon | good evening | hi there | greetings | howdy | hello bot | hiya | hello there | anybody here | hullo | helo | yo | good day | howdy from Texas | greetings from afar | hi bot | hello robot | hey you | heya | sup | hallo | good evening to you | knock knock | anyone home | is somebody there | hi there bot | hey there | what up | morning all | hola | bonjour | hii | helloo | heyy | good day to you | hello friend | hi everyone | test | ping | hello world | salutations | g'day | ahoy | hiya there | top of the morning | hello is anyone there | hi I have a question | hey good morning | hello from Canada | hi there how can you help | good evening bot | hello nice to meet you | alright mate | good morning from rainy Seattle | good afternoon to you | freezing out there today | hey bot | hi from London | morning | afternoon | evening | hi, anybody home",
    ),
    answer:
      'Hello! Ask me anything about the services, prices or how we would work together. Which task takes too much of your time?',
    next: ['services', 'prices', 'free-call'],
    isActive: true,
  },
  'how-are-you': {
    topic: 'conversation',
    intent: 'how-are-you',
    title: 'How are you?',
    phrasings: phrasings(
      "how's it going | what's up | how do you do | are you okay | how is your day | you good | how are you doing | everything fine | how do you feel today | hope you are well | how are things | hows life | how are you today | long time no see | hru | wie geht's | all good with you | you doing alright today | how are we feeling | everything okay over there | how was your weekend | what is new | you ok | wassup | how do you do today | what's new | are you well | how have you been | how's your day | you alright | everything good | doing well | how goes it | hows it hanging | are you happy | nice to meet you | pleased to meet you | how are you doing today | how is your day going | are you having a good day | busy today? | hope you are fine | how is life as a bot | what is up with you | how's it going buddy | how is it going | how are you feeling | having a good day | how do you feel | everything good with you",
    ),
    answer:
      'All running, thank you. What can I help you with: a task to automate, a chatbot, missed calls, or a price?',
    next: ['services', 'example', 'prices'],
    isActive: true,
  },
  thanks: {
    topic: 'conversation',
    intent: 'thanks',
    title: 'Thank you!',
    phrasings: phrasings(
      'thank you very much | thx | ty | cheers | many thanks | thanks for your help | appreciate it | thank you so much | grateful | bless you | thank you kindly | thanks a lot | mate | tysm | much obliged | very kind | ta | thank u | that is kind of you | thnx | thanx | cheers buddy | perfect | that helps | you helped me a lot | thanks so much | thank you bot | ok thanks | thx a lot | nice thank you | thanks that helped | perfect thank you | wonderful thanks | very helpful thanks | good answer thanks | cheers mate | gracias | danke | merci | much appreciated | thanks for the info | thank you for your time | super thanks | you saved me | big help | thanks for your answer | great thanks a lot | that was helpful thank you | thank you that is all I wanted to know | thanks for explaining | cheers pal | many thanks indeed | you have been most helpful | that sorted me out | that was useful | great help | cool thanks | thanks | appreciated | kind of you | very kind of you | perfect thanks | that helps, ta',
    ),
    answer:
      'You are welcome. If you would like to go through your own case, the first call is free and takes {meeting.consultation} minutes.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['book', 'contact-details', 'prices'],
    isActive: true,
  },
  goodbye: {
    topic: 'conversation',
    intent: 'goodbye',
    title: 'Goodbye!',
    phrasings: phrasings(
      'bye | see you | see you later | good night | have a nice day | that is all | I have to go | talk later | bye for now | until next time | good bye then | have a good weekend | ciao | so long | take care | cya | I am done here | farewell | byee | cu | peace out | I am off | gotta run | back to work | talk to you tomorrow | signing off | that was all I needed | have a good one | see ya | have a good day | cheers bye | that is it | gotta go | leaving | see you around | until later | have a nice weekend | I am leaving | thats all | catch you later | adios | tschüss | close | talk soon | end chat | logging off | until tomorrow | nothing more | all set | heading out | okay bye then | I have to go now | see you next time | that is all for today | have a good evening | I am done thanks bye | see ya later | that will be all for today | off to work | laters | done | good bye | I am done | talk to you later',
    ),
    answer: 'Goodbye, and thank you for stopping by. The calendar is open whenever it suits you.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['book', 'newsletter'],
    isActive: true,
  },
  yes: {
    topic: 'conversation',
    title: 'Yes, please.',
    phrasings: phrasings(
      "yep | sure | of course | sounds good | let's do it | I am interested | gladly | absolutely | that would be great | yup | ya | okay yes | yes definitely | sure thing | please do | yea | yeah | ok yes please | go ahead | I would love that | count me in | agreed | sounds great | do it | go on then | fine by me | indeed | ok do that | sounds interesting | I want that | yes I do | yes sure | that works | si | ja | oui | affirmative | deal | I agree | let us do that | sign me up for that | yes that would be good | yes I would like that | sure go ahead | yes let us do it | ok sounds good | that is right | I am interested in that | sure why not | sounds good let us do it | yes | ok yes | interested | definitely | yes please do",
    ),
    answer:
      'Good. If you mean a call, choose a time in the calendar: it takes {meeting.consultation} minutes and is free. If you mean something else, tell me in a few words what you would like to know.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['book', 'more', 'prices'],
    isActive: true,
  },
  no: {
    topic: 'conversation',
    title: 'No, thank you.',
    phrasings: phrasings(
      "no | nope | not really | never mind | forget it | I do not want that | nothing else | rather not | no way | not at all | don't want | not for me | no I do not | nah | I am good | not interested in that | that is wrong | leave it | not today | skip | leave me alone | go away | I pass | no I am fine | I do not think so | nein | non | cancel that | not at the moment | nothing thanks | no more | quit it | no that is all | not interested thanks | no thank you that is fine | no leave it | I do not need that | no need thank you | no thanks | nothing | don't | never | not interested | no I do not want that | sorry | sorry about that | sorry bad day | I am sorry | my bad | just kidding | I am kidding | only joking | I did not mean it | sorry I was rude",
    ),
    answer: 'No problem. I am here if another question comes up, and {email} works just as well.',
    next: ['services', 'contact-details', 'blog'],
    isActive: true,
  },
  ok: {
    topic: 'conversation',
    intent: 'ok',
    title: 'OK.',
    phrasings: phrasings(
      'okay | alright | I see | got it | understood | makes sense | hmm | interesting | all right then | okey dokey | roger | k | good to know | I understand | aha | neat stuff | fair enough | mhm | uh huh | okay then | sounds reasonable | noted | alrighty | sure ok | kk | hm | hmm ok | oh | oh ok | well ok | nice to know | okay good | ah | ah ok | mmh | sounds fair | okay cool | gotcha | roger that | thats fine | ok nice | ok then | okay I understand | ok that makes sense | ok good to know | I see what you mean | that is fine | okay interesting | lol ok | alright then | hm ok | good | all right | fair | right',
    ),
    answer: 'Good. What would you like to look at next: an example, a price, or how we would start?',
    next: ['example', 'prices', 'process'],
    isActive: true,
  },
  more: {
    topic: 'conversation',
    title: 'Tell me more.',
    phrasings: phrasings(
      'more details | more information | continue | explain that further | can you elaborate | what else | and then | anything else I should know | further details please | the whole story | more info | and what else is there | expand on that | in depth | go on | in detail | keep going | what other things should I know | give me the long version | and? | tell me everything about it | next | explain more | say more | more about that | keep talking | additional information | can you explain | more please | what more | deeper | more examples | read more | I want to know more | what about it | more on this | can you tell me more about that | I would like to know more | please explain in more detail | what else can you tell me | go into detail | anything more on that | the second one sounds useful | can you go deeper | more | details | elaborate | further | longer | anything else | tell me everything | and what else | tell me more about this one | more details please | explain it simpler | in plain english | explain like I am five | easier words please',
    ),
    answer:
      'Gladly. Each service has a page with examples, steps and limits. Tell me which one you mean, for example workflows, chatbots, the voice receptionist, social media, leads or a custom system, and I go into detail.',
    link: { label: 'See all services', href: '/#portfolio' },
    next: ['services', 'example', 'process'],
    isActive: true,
  },
  why: {
    topic: 'conversation',
    title: 'Why?',
    phrasings: phrasings(
      "why is that | for what reason | how come | what for | why should I | what is the reason | explain why | why do you say that | why would I want that | what's the point | for what purpose | and why | why that | give me a reason | why though | why exactly | what makes you say so | what is the benefit of that | how so | what is the logic | why should that matter to me | why is that so | why do you think so | why would I | because | but why | so why | what is the reason behind | why do that | what's the point of it | why should we | why should I do that | what is the reason for that | why would that be good | can you explain why | reason | whats the reason",
    ),
    answer:
      'The short reason behind most of it: people spend hours copying things between programs, and a machine does that without getting tired. If you meant something I just said, ask with one more word and I explain that point.',
    next: ['why-you', 'worth-it', 'what-is-automation'],
    isActive: true,
  },
  how: {
    topic: 'conversation',
    title: 'How?',
    phrasings: phrasings(
      'how exactly | how would that work | in what way | how do you do that | can you explain how | how is that possible | how come it works | in which manner | in which steps | in what manner | how do you manage that | what is the trick | and how | by what means | how do you do it | tell me how | in practice | how is that done technically | what is the mechanism | how does it | but how | how is it done | how would you do that | how does that go | what is the way | by which method | how does this work in detail | how can that be | how does that work exactly | in what way does it work | how does this happen | and how do you do it | how does that work | explain how | and how does that work | can you explain how it works',
    ),
    answer:
      'In short: we find the task in a free call, you see the plan with its price in writing, I build it, and it runs side by side with the old way until the results match. If you meant a certain service, name it and I explain how that one works.',
    next: ['process', 'example', 'workflow-steps'],
    isActive: true,
  },
  help: {
    topic: 'conversation',
    intent: 'help',
    title: 'I need help.',
    phrasings: phrasings(
      "help me | can you help me | I need support | I have a question | I have a problem | I am lost | assist me | somebody help | SOS | can somebody assist | I am stuck | need assistance | what now | I am confused | need a hand | need somebody to help me | I don't know where to click or what to do | please | who can I ask | my workflow is broken | I am a client of yours | help me please | urgent help | something is broken | not working | need advice | can someone help me | trouble | have an issue | existing customer | emergency with my system | my automation stopped | I am a customer | help please | what do I do | client portal | my bot is down | technical support | I have a small question | I need some help | can you help me with something | my system has stopped working and I am your client | I am not sure what to ask | something is wrong | I need support with my workflow | can someone take a look at my problem | please assist | it stopped working and I am already a client | help | can you help | assistance | lost | confused | I need assistance | need support | not sure what to ask",
    ),
    answer:
      'Gladly. Tell me in your own words what takes too much time or where calls and customers get lost. I can also tell you about services, prices and how a project runs. If you already work with me and something is broken, write to {email}.',
    link: { label: 'Contact form', href: '/#contact' },
    next: ['which-service', 'contact-details', 'human'],
    isActive: true,
  },
  compliment: {
    topic: 'conversation',
    intent: 'compliment',
    title: 'You are good!',
    phrasings: phrasings(
      'great bot | you are helpful | I like this bot | well done | awesome | impressive | nice website | perfect answer | I love it | cool | good job | brilliant | amazing | excellent | you are smart | this is great | fantastic bot | neat | good answer | cool stuff | you rock | this chat is really good | I am impressed by you | best bot I have seen | good bot | handy | you are great | nice work | very good | clever bot | love this | you are funny | nice site | beautiful website | I like you | you are cute | bravo | kudos | you are really good | this is a great chat | I like how you answer | well done with this bot | that is impressive | you are smarter than I thought | that was quick | nice website you have | wow that is fast | great | lovely | nice | love it | smart | fantastic | helpful | clever',
    ),
    answer: 'Thank you, that is good to hear. Shall we look at a task of yours? The first call is free.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['book', 'chatbot', 'chatbot-price'],
    isActive: true,
  },
  insult: {
    topic: 'conversation',
    intent: 'insult',
    title: 'You are useless!',
    phrasings: phrasings(
      'stupid bot | you suck | idiot | this is garbage | shut up | worst bot ever | I hate you | what a waste of time | crap | you are an idiot | dumb bot | moron | rubbish | trash | this sucks | terrible | pathetic | awful chat | fool | useless thing | you are a stupid piece of junk | what a dumb machine | hate this stupid chat | you are bad | loser | lame | ridiculous | useless bot | worthless | bad bot | horrible | incompetent | you are really stupid | this bot is useless | what a piece of garbage | you are a bad bot | I hate this chat | you are the worst | are you dumb | this is a waste of my time | you are bloody useless | useless piece of junk | you are terrible at this | stupid | useless | sucks | garbage | hate you | awful | piece of junk | what an idiot | dumb machine',
    ),
    answer:
      'I am sorry that this chat was of no help. Let a person take over: write to {email} or book a free call, and say what you need.',
    link: { label: 'Contact form', href: '/#contact' },
    next: ['human', 'contact-details', 'bot-can'],
    isActive: true,
  },
  'no-help': {
    topic: 'conversation',
    title: 'That did not answer my question.',
    phrasings: phrasings(
      "that did not help | wrong answer | that is not what I meant | you do not understand me | that makes no sense | I asked something else | you already said that | not helpful | you misread me | not correct | read my message again | off the mark | misunderstood | wrong topic | you are not listening | I asked about something different | huh | what does that have to do with it | what | I meant the other thing | that is not an answer | you misunderstood | try again | bad answer | repeat | that's not it | you don't get it | read again | irrelevant | I did not ask that | answer the question | off topic | useless answer | not relevant | come again | still no answer | that is not the answer I need | can you read what I wrote | this does not help me | you keep telling me the same | wrong topic completely | I did not understand a word | confusing | say it again in simple words | what do you mean | rephrase that | I do not get it | you did not answer my question | answer my question | that was not my question | wrong | again | not what I asked | did not answer | not my question | does not help | I meant | you did not understand | makes no sense | you did not understand me | I asked about something else | I do not understand | say that again | not clear | you don't understand | that's not what I wanted to know | you are not getting it | that is no answer",
    ),
    answer:
      'Sorry about that. Try it in other words, or with the name of the service you mean. If it still does not fit, ask {name} directly: {email}. You can also leave your question here with your email address.',
    link: { label: 'Contact form', href: '/#contact' },
    next: ['human', 'services', 'bot-can'],
    isActive: true,
  },
  bot: {
    topic: 'conversation',
    intent: 'bot',
    title: 'Are you a robot?',
    phrasings: phrasings(
      'are you a bot | are you human | are you real | am I talking to a person | are you AI | are you ChatGPT | is this automated | what is your name | do you have feelings | who am I chatting with | are you a machine | are you a computer | is a human typing | bot or human | real human or artificial | is anyone real behind this | you sound like a machine | are you one | do you have a name | am I chatting with the owner himself | person or program | chatbot or human | are you alive | are you a man or a woman | real person or bot | am I talking to AI | do you think | do you sleep | are you conscious | who is this | are you Alex | what are you | are you a real person | are you an AI | who am I writing with | is somebody typing this | you are not human are you | am I talking to a person right now | bot or someone typing | am I chatting with a script | which model is powering you | which tool were you made with | am I chatting with a robot | real | robot | AI | are you a person | machine | computer | your name | who are you really | is this a bot | am I talking to a robot | is it a human | talking to a machine | am I talking to a human or a machine | is this a human | who am I talking to | machine or man | who is writing here | am I typing with a machine | is anybody real here | you sound like a robot',
    ),
    answer:
      'This is a bot: the demo chatbot of {name}. It answers with what the site says, in the first person, so "I" is {name}. If you would rather have a person, book the free call or write to {email}.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['bot-can', 'who-made-this', 'human'],
    isActive: true,
  },
  'who-made-this': {
    topic: 'conversation',
    title: 'Who made this bot and this site?',
    phrasings: phrasings(
      'who made you | who built you | who created this chatbot | who is your creator | who designed this website | how were you made | can I have a bot like you | what technology are you built with | who is your developer | what are you made of | which team programmed this assistant | which company is behind this chat | who wrote your answers | which model are you running on | who developed this page | did {name} program you | what software is this chat made with | how does this chatbot work behind the scenes | is this website made with AI | which company do you belong to | maker | who wrote you | can I buy you | where can I get such a bot | site made with | behind you | your maker | which AI are you | who coded | who trained you | owner of this bot | source code of this bot | are you open source | same bot for my site | who built this bot | could I have a bot like this on my site | who programmed you | is this the bot you sell | are you built with GPT | did he build you himself | what technology is this chat using | are you the same bot I would get | what technology runs this chat | created | who designed | creator | which model are you | what are you running on | how are you made | what are you made with | who built this page | your creator | what is this site made with | did you code this bot | which tool built this page | who designed it | can I get a bot like this one | is this what you sell | built by whom | what runs this chat | did you make this chat yourself | with which program is this bot made | is this bot an example of your work | can I have a chat like this one',
    ),
    answer:
      'This is a demonstration by {name} of the kind of bot {name} builds. It answers from this site alone, never makes up a price and says so when it does not know. A bot for your site would answer from your documents.',
    link: { label: 'LLM chatbots', href: '/services/llm-chatbots' },
    next: ['chatbot', 'chatbot-price', 'bot'],
    isActive: true,
  },
  'bot-can': {
    topic: 'conversation',
    title: 'What can this bot tell me?',
    phrasings: phrasings(
      'what can you do | what can I ask you | what do you know | what are your functions | which questions can you answer | give me some topics | how do I use this chat | menu | list your topics | what are you good for | examples of questions | what are you for | your capabilities | what topics do you know | show the options | what are you able to tell me | how does this thing work | what do I type | what is this chat for | give me a list of things to ask | commands | how can you help me | features | what questions | how to use | choices | what can you tell me | show menu | main menu | possibilities | overview of questions | what do you know about | your abilities | give me some ideas what to ask | what kind of questions do you answer | topics you know | what are you able to help me with on here | what sort of things may I ask | what should I ask | what can I ask | topics | functions | ask you | what do you answer | what may I ask | what can you help me with | how do I use this | what are you able to do | how can you help | what questions do you answer | what should I ask you | which topics do you cover | how do you work, bot | use of this chat | can you answer anything | what questions are ok | what can I ask here | how does this chat work | which topics | are there limits to this chat',
    ),
    answer:
      'Ask about the services, what they cost and what is needed, how a project runs, payment and contract, data protection, or how to book a call. Typing errors are fine. What the site does not say, the bot does not know, and then it tells you so.',
    next: ['services', 'prices', 'book'],
    isActive: true,
  },
  jobs: {
    topic: 'conversation',
    intent: 'job',
    title: 'Do you have open positions?',
    phrasings: phrasings(
      "are you hiring | jobs | job application | I want to work for you | internship | vacancies | send my resume | career | I am a developer looking for work | do you work with subcontractors | hiring currently | any position | CV | do you need staff | employment | looking for a job | apply | cover letter | trainee | apprenticeship | student job | can I join you | do you need a helper | I am looking for work | salary | can I send you my CV | do you take interns | apprentices or students | subcontracting | I code n8n workflows myself | join your team | need help | freelance for you | n8n developer | can I work | available for hire | need developers | job offer | are you looking for people | I would like to work for you | do you have an open position | can I apply for a job | I am a developer and looking for work | do you hire freelancers | is there a job for me | do you take on apprentices | internship for my daughter | student placement | freelancer looking for projects | position | work for you | resume | looking for work | open positions | developer looking | work with you | application | can I work for you | send my CV | open roles | send my resume where | are you recruiting | freelance gigs | vacancy | I am a developer seeking a job | do you need somebody who can work for you | I would like to apply | is there a job for a developer | I'd like to work for you | do you need a junior | send my CV where | my son studies computing and is looking for something over the summer",
    ),
    answer:
      'The site names no open positions; this is a one-person business. If you would like to write all the same: {email}.',
    link: { label: 'Contact form', href: '/#contact' },
    next: ['one-person', 'contact-details'],
    isActive: true,
  },
  sponsoring: {
    topic: 'conversation',
    intent: 'partnership',
    title: 'I want to offer you something: partnership, sponsoring, advertising.',
    phrasings: phrasings(
      "sponsor our event | guest post | link exchange | advertise on your site | donation | I sell something you need | affiliate program | do you pay for referrals | collaborate | cooperate | joint venture | reseller | backlinks | SEO offer to you | refer clients for a commission | I want to sell you a service | press inquiry | interview | podcast guest | charity fundraiser | can I write a guest post for you | do you pay a commission when I send you customers | we would like to feature you on our podcast or magazine | vendor here | I want to present our product to you | journalist | business proposal | partner program | speak at our event | conference | promote | marketing offer | supplier | buy your company | invest in you | investor | partner with you | influencer | webinar together | I am a journalist | I have a business proposal for you | would you like to advertise with us | do you have an affiliate program | can we work together as partners | affiliate scheme | I would like to write an article for your blog | we sell something you might need | would you speak at our event | can I resell your services | referral fee | I could send you five clients | we sell leads to you | commission for recommendations | marketing offer for you | I have an offer for your business | sponsoring | partnership | advertise | affiliate | referral | sell you | press | offer you | speaker | joint | refer | charity | we would like to collaborate | guest post on your blog | referral commission | sell you our service | partner up | promote our tool | we would like to work together with you | can we advertise on your page | do you pay for recommendations | we sell software and want to offer it to you | commission for referrals | we want to advertise here | we'd like to advertise on your site | I have an offer for you | become a partner of ours",
    ),
    answer:
      'The site says nothing about sponsoring, partnerships, referral fees or advertising, so this chat cannot answer that. Please send your offer to {email}.',
    link: { label: 'Contact form', href: '/#contact' },
    next: ['contact-details', 'newsletter'],
    isActive: true,
  },
  'off-topic': {
    topic: 'conversation',
    title: 'Can you tell me a joke or the weather?',
    phrasings: phrasings(
      'what is the weather like | who won the game | write me a poem | what time is it | recommend a movie | a recipe please | sing a song | what do you think about politics | what is the meaning of life | make me laugh | riddle | capital of France | football | soccer | essay | baseball scores | do my homework | translate | stock tips | lottery | horoscope | religion | what should I cook tonight | best pizza | how tall is the Eiffel tower | trivia | dance | tell a story | play a game | who will win the election | news | celebrities | president | sports | date | music | dog | dinner | birthday | president of | funny | geography | cats | write code | haiku | what is the weather today | tell me something funny | who won the match last night | can you write a poem | what is the capital of Australia | who is the president | help me with my homework | give me a recipe for dinner | what do you think about football | recommend a good film | tell me a joke about plumbers | Super Bowl | who won the Champions League | is Bitcoin going up | football score | torque setting for wheel nuts | stock prices | write fake reviews | news of today | movie tips | translate this sentence | tell me a joke | sing | weather | recipe | poem | song | movie | politics | cook | pizza | capital | meaning of life | who won | how tall | what is the capital of France | write a poem | will it rain on sunday | weather in my town | who will win the super bowl | who wins the world cup | game tonight | who scored | do I need a coat | will it snow | temperature outside | who is the mayor | movie tonight | what is for dinner | your favourite team',
    ),
    answer:
      'That is outside what I can help with here. I can tell you about automation, chatbots, the voice AI receptionist, prices and how to book a call.',
    next: ['services', 'example', 'bot-can'],
    isActive: true,
  },
} satisfies AnswersDocument;
