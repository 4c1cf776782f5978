import type { AnswersDocument } from '#content/answers.schema.ts';
import { phrasings } from '#content/intents.ts';

export const chatbotAnswers = {
  chatbot: {
    topic: 'chatbots',
    intent: 'about',
    service: 'llm-chatbots',
    title: 'What can a chatbot do for me?',
    phrasings: phrasings(
      "chat bots | what is a chatbot good for | I want a bot on my website | bot for my website | can you build a chatbot | our customers ask the same questions all the time | does the bot understand follow-up questions | live chat that replies by itself | Shopify | virtual agent | automated FAQ on our homepage | widget that talks to site visitors | reduce the support questions we get | virtual assistant for customer service online | bot like this one on my own site | can it ask people about their budget before they get a slot | can a widget be put on a WordPress | Wix or custom website | people ask about opening times and parking all day | I want something like this on my page | what could a bot do for my shop | does it answer questions at night | can it sell | can it qualify visitors | lead capture on the site | people leave our site without asking | conversational assistant | put a bot on my homepage | is it good for customer service | same ten questions every day | answer customers when we are closed | how do your chatbots work | handle customer questions | assistant for our intranet | works on Shopify or Squarespace | would a bot suit a hotel | I would like a chat on my website that answers customers | help desk bot | our customers ask the same ten things over and over | people visit our site at night and get no answer | what can such a bot do for a small shop | could a bot take work off my support team | is it possible to have something like this chat for our company | do you build chatbots for websites | we lose visitors because nobody answers their questions | how does a chatbot help me sell | little chat box on our website | can the bot ask visitors a few questions first | I want a bot like this one on my site | could I have one like you | add chat to our homepage | where is my order | answer the same five questions on our web page | can it sit on Webflow or WordPress or Squarespace | order status questions eat hours | qualify signups | support tickets are killing us | automatic answers for visitors | tell people whether we cover their postcode | virtual agent on my page | live chat replacement | answer customers at night on the web | bot for our store | parking and insurance questions | a bot for patients or clients on our page | customer service with AI | chatbot | what would a bot do on my page | assistant on our homepage that answers folks | something that chats with visitors at night | same questions on the website every day | do I need a bot | what's a bot good for | a little window where people can ask | support bot for our customers | can it sell while I sleep",
    ),
    answer:
      'It answers visitors from your own documents at any hour, asks your qualifying questions, books appointments and hands over to a person when it should. Most businesses start with two or three of these. It works with the website, calendar and CRM you have. This chat is a demonstration: ask it something awkward.',
    link: { label: 'LLM chatbots', href: '/services/llm-chatbots' },
    next: ['chatbot-price', 'chatbot-mistakes', 'chatbot-steps'],
    isActive: true,
  },
  'chatbot-price': {
    topic: 'chatbots',
    intent: 'price',
    service: 'llm-chatbots',
    title: 'How much does a chatbot cost?',
    phrasings: phrasings(
      'price of a chatbot | what do you charge for a bot | how much for a website bot | what does running the chatbot cost | can the bot run up a big bill | is there a limit on chatbot usage | cost of GPT usage for the bot | chat assistant fee | is a bot expensive to run | chatbot pricing | monthly fee for a bot | budget for a chat assistant | how expensive is a website assistant | price tag for the chat widget | tokens and usage of the bot | cost cap | how much is a bot | what would a bot like this one cost me | ballpark for a chat widget with our documents | one-time or monthly price for the chatbot | bot budget | token costs | do you have to be rich to have such a bot | what does a chatbot set me back | monthly cost for a chatbot | is the bot charged per message | cost per conversation | price for a bot with our documents | quote for a chatbot | is there a monthly charge for the bot | chat assistant cost | what do I pay when many people use the bot | upkeep of the bot in dollars | what would this bot cost for my site | setup price of a chatbot | chatbot quote | limit the spending of the bot | what do I have to pay for a chatbot on my site | how expensive would it be to get a bot like this | price of a bot for my page | what does it cost when a thousand people chat with it | do you have a price for chatbots | what does a website bot come to | I have a small budget for a chatbot | can costs for the bot run away from me | how much for a bot in a small web shop | cost of having a bot like you | is a chatbot expensive | chat assistant pricing | why can you not give me a number for the bot | chatbot cost | how expensive is it to have a chatbot | is there a monthly price for a bot | what would I pay for a chat assistant | monthly cost of the bot | ballpark for a bot | what does the website bot come to | cost of a chat assistant like this one | bot for a small site, what budget | how much for something like you | monthly fee for the chat | do you charge per conversation',
    ),
    answer:
      'There is no list price: it depends on what the bot must know and what it is connected to. You have the price in writing before anything is built. Running it costs hosting and AI usage, which you pay me directly, with a daily limit on use and no surprise bills.',
    link: { label: 'Get a price in a free call', href: '/calendar' },
    next: ['project-price', 'chatbot-steps', 'running-costs'],
    isActive: true,
  },
  'chatbot-documents': {
    topic: 'chatbots',
    title: 'Where does the chatbot get its answers?',
    phrasings: phrasings(
      'does the bot answer from our documents | can it use our price list | can the bot read our manual | what does the chatbot know | train the bot on our website | what material does the bot need | how does the bot learn about my business | knowledge base | which sources does the bot use | does it read our website and PDFs | chatbot fed with our catalogue | wiki and Word files | upload files and FAQs for the bot | can we give it our handbook and policies | where does its knowledge come from | RAG | vector search | does it search our help center | do you fine tune models on our data or does it look things up | I have a two hundred page binder | can it swallow that | Notion | spreadsheets | Confluence | Google Drive as a source | how do you teach it what we sell | can it use our PDFs | where does the bot know things from | train it | feed it our website | we have a big manual | does it look at our price list | does it search the internet | only our own content | upload documents | source of answers | does it know our products | learn our catalogue | our FAQ page | what do we have to give the bot | retrieval | messy documents | how does it get its information | SharePoint and Drive as sources | does it cite sources | can it read scans | how does the bot know what to answer | can I give it our manuals and price lists | does it only use our own information | what do you feed it with | we have all the answers in a Word file | will it read our website by itself | how do I get our knowledge into the bot | where does the information in the bot come from | teach the bot our prices | how does the bot learn our returns policy | where does it take its knowledge from | train it on our files | vector database | does it know our warranty terms | upload our handbook | how do you put our information in | teach it about us | knowledge | can it read our PDFs | what does the bot know and from where | teach it our handbook | where does it take its knowledge | can it read our website | do I have to write every answer myself | upload PDFs to it | does it google things',
    ),
    answer:
      'From your own documents: price lists, service pages, policies, manuals and the emails you answer most. The bot looks the answer up there, and says so when it finds none. Together we mark what is public and what it must never say.',
    link: { label: 'How I build it', href: '/services/llm-chatbots#process' },
    next: ['chatbot-mistakes', 'chatbot-model', 'ai-training'],
    isActive: true,
  },
  'chatbot-mistakes': {
    topic: 'chatbots',
    title: 'What if the chatbot says something wrong?',
    phrasings: phrasings(
      'does the bot hallucinate | can the chatbot lie | does it invent answers | bot gives a wrong price | what if it promises something we do not offer | can I trust what the bot says | how do you stop the bot from making things up | chatbot horror stories | is the bot accurate | false statements by the bot | the bot tells lies | wrong answers | it quotes a false price to a customer | chatbot went rogue | misinformation from the bot | bot talks nonsense | prevent wrong replies by the bot | bots hallucinate | does it make things up when it does not know | my bot sold a car for one dollar story | what stops it from giving away stuff | inventing discounts or policies | one wrong sentence of the bot could cost me | what if the bot gives false info | bot promises a discount | how accurate is it | is it reliable | can it go crazy | who is to blame for a wrong answer of the bot | I read about a bot that sold a car for a dollar | someone tricks the bot | prompt injection | jailbreak | will it invent prices | embarrassing answers | made up policies | what safeguards are there | how do you test that it tells the truth | bot says stupid things | what keeps the bot honest | it might mislead my customers | making stuff up | what if it tells a customer something that is not true | bot says the wrong price | I am afraid the bot will promise things we cannot keep | how do I know the bot says the right thing | has a bot of yours ever said nonsense | what happens when the bot gets it wrong | can people trick it into giving a discount | does it just guess when it has no answer | would it just invent something | how do you keep it from inventing facts | I do not want to be embarrassed by a bot | does the bot make things up when it does not know the answer | it promises refunds we do not give | how do you stop it saying something stupid | what if it tells a customer nonsense | prevent made up answers | make sure it does not lie to my customers | it gives a wrong answer to a client | keep the bot under control | bot promises a discount we never gave | it tells nonsense to a customer | how do you keep it from making stuff up | wrong answer, who is responsible | can it embarrass us | does it invent facts',
    ),
    answer:
      'A language model can be wrong, so prices and dates come from your documents and calendar or not at all. Before launch I try to break it with vague, rude and misspelled questions, and trace wrong answers to their source. In the first weeks I read the conversations and fill the gaps they show.',
    link: { label: 'What it should not do', href: '/services/llm-chatbots#limits' },
    next: ['ai-mistakes', 'chatbot-handover', 'chatbot-documents'],
    isActive: true,
  },
  'chatbot-booking': {
    topic: 'chatbots',
    title: 'Can a chatbot book appointments?',
    phrasings: phrasings(
      'book through the chat | can visitors make an appointment in the chat | does the bot see my calendar | can customers reschedule with the bot | appointment bot | schedule visits by chat | calendar booking with the chatbot | let visitors pick a time in the chat | bot that makes appointments | change an appointment by chat | does the bot schedule | reservations through the chat widget | can the bot put a meeting in our diary | scheduling assistant in the chat | does the chatbot fill my calendar | booking bot | customers pick a slot with the bot | bot cancels or moves appointments | can the chatbot move or cancel a visit too | can your chatbots book visits | online booking inside the chat without calling us | does the chat check when my technicians are available | can people book in the chat | bot and calendar | make a reservation with the bot | can the bot cancel or move a booking | appointments through the website chat | table reservations | let customers reschedule in the chat | chatbot that fills my calendar | book a viewing | schedule a haircut by chat | does it check availability | calendar in the chat | set up visits with the chatbot | can customers book an appointment in the chat window | would the bot see when we are free | could a visitor change the appointment in the chat | is the bot able to schedule something | does it enter the booking into our calendar | bot takes reservations | let people reserve without calling | can the chatbot make appointments for us | could it move an appointment too | visitors pick a time with the bot | appointment through the website bot | chat books a table | pick a time in the chat | schedule a meeting in the chat | can people book in the chat window | can people reserve a table in the chat | does the bot fill my calendar | let visitors pick a time while chatting | appointments through the website bot | will it take reservations',
    ),
    answer:
      'Yes. It reads your calendar, offers times that are free and writes the booking in, with the notes. From first question to confirmed appointment it is one conversation, rescheduling included.',
    link: { label: 'Three jobs it takes on', href: '/services/llm-chatbots#use-cases' },
    next: ['chatbot-systems', 'chatbot-price', 'voice-booking'],
    isActive: true,
  },
  'chatbot-handover': {
    topic: 'chatbots',
    title: 'When does a person take over from the chatbot?',
    phrasings: phrasings(
      "can the bot hand over to a human | what if a customer gets angry with the bot | what if the chatbot cannot help | can my staff join the chat | escalate to a person | live agent | pass the conversation to my team | forward the chat to an employee | customer wants a human in the chat | who gets the hard questions | complaint in the chat | employee steps into the conversation | who handles it | can we jump into a conversation ourselves | visitor gets frustrated with the bot | who steps in | transfer the chat to an agent | when does the bot give up | can I take over the chat from my phone | someone is upset in the chat | the bot has no answer | does it ping my staff | nights when nobody is there to take the conversation | what if the bot does not know | can a human jump in | angry customers in the chat | who answers when the bot fails | pass to support | live chat takeover | my team wants to see and take over chats | notify me when someone needs a person | hot lead in the chat | bot hands over to staff | transfer to a colleague | can we answer ourselves | can my team jump into the chat | what happens when a customer asks for a real person in the chat | outside office hours who takes over | what if a visitor wants to talk to one of us | who takes over when the bot is out of its depth | does it notify me if someone is angry | how does a difficult question reach a person | angry visitor | is there always a person behind the bot | can the conversation be passed to my staff | what happens at night when the bot cannot help | when does my team step in | does the bot hand over to humans | what happens at night when we are asleep | escalate the conversation | escalate | complaints | human in the chat | pass the chat to staff | can we jump into the chat | visitor wants to talk to staff | when do my people step in | bot can't solve it, then? | pass a chat to a colleague | how do I jump into a conversation | escalate to support",
    ),
    answer:
      'An angry customer or a question outside its field goes to you, with the conversation so far, so nobody repeats the story. We write down together at which point that happens, and you approve it before the bot goes live.',
    link: { label: 'What the bot can do', href: '/services/llm-chatbots#capabilities' },
    next: ['chatbot-mistakes', 'chatbot-systems', 'chatbot-steps'],
    isActive: true,
  },
  'chatbot-steps': {
    topic: 'chatbots',
    intent: 'process',
    service: 'llm-chatbots',
    title: 'How do you build a chatbot?',
    phrasings: phrasings(
      "steps to build a bot | how is a chatbot made | process for a chatbot project | what do you need from us for the bot | how do you test the bot | who decides how the bot talks | how long does a chatbot take | will it match our website colors | stages of a bot project | what happens before the bot goes live | timeline for a chatbot | logo | how soon can the bot be online | how do we get a bot started | bot launch | tone and personality of the bot | install the widget on WordPress | Wix or Squarespace | how long until my chatbot would be live | I want a bot like this | what would that involve | chatbot setup time | how many weeks to build it | colours | can it look like our brand | name and avatar | what is the process for the bot | how long does the bot take | weeks until the bot is online | do you design the look | how do you put it on our site | installing the chat | what is involved in making a bot | how much work is the bot for us | who writes the bot's texts | launch of the bot | can I name the bot | tone of voice of the bot | roadmap for a chatbot | when could our bot go live | what do you need to build one | what does it take to get a bot on our site | how do you set up a bot | how long will it take until the bot works | who writes the answers of the bot | can the chat window have our colors | how do you test the bot before people use it | how would you put the bot on my page | what are the stages of building a chatbot | can you install it on a WordPress site | what is needed to launch a bot | from start to finish for the chat assistant | can we see the bot before it goes live | look and colors of the chat window | how do we get a bot | testing the bot | building a chatbot | does it match our brand | what do you need from me to build a chatbot | stages of building a bot | how long does a bot take to build | how do you make one of these | what's the way from nothing to a running bot | how long to get the website bot up | stages of building the assistant | how do we launch a bot | what do you do first for a bot",
    ),
    answer:
      'In five steps: collect what it must know, write its brief in plain English, build it and connect calendar and CRM, try to break it, then launch and read along in the first weeks. You approve the brief, and the chat window has the colors of your site. The date is set in our agreement, because it depends on what the bot is connected to.',
    link: { label: 'The five steps', href: '/services/llm-chatbots#process' },
    next: ['chatbot-price', 'chatbot-documents', 'project-duration'],
    isActive: true,
  },
  'chatbot-model': {
    topic: 'chatbots',
    title: 'Which AI model do your chatbots use?',
    phrasings: phrasings(
      "is it ChatGPT | GPT-4o | which LLM | do you use OpenAI or Claude | what is the bot based on | which language model is underneath | can we choose the model | OpenAI model | is it based on ChatGPT | which AI is behind the bot | which engine powers the chatbots | is GPT-5 | Sonnet | DeepSeek | Gemini or Llama possible | model version of the bot | what LLM runs the assistant | is it Anthropic or Mistral underneath | what brain does the bot use | what is under the hood of your bots | do you have your own AI or is it from OpenAI | which one | can we swap the model when a better one comes out | is that GPT | which AI do you use | whose model is it | do you use Claude | is it Gemini | can it run on Llama | open source model | OpenAI or something else | which version | is it your own model | what technology is behind the chatbot | model provider | are we tied to OpenAI | what if OpenAI shuts down | newest model | can you change the model later | what is the AI behind it | Azure OpenAI | which company's AI is inside your chatbots | do you use GPT or something of your own | is your bot just ChatGPT | can we choose which AI model is used | what happens when a newer model comes out | do the bots depend on OpenAI | are there alternatives to GPT | GPT or Claude or Gemini | which model ends up in my bot | can I choose the model | what happens when a better model comes out | could it be something open source | switch the AI provider later | are we locked in to one AI vendor | 4o | Llama | Mistral | do you use OpenAI | whose model is underneath | which language model is behind it | do you use Llama or Mistral | what AI powers the bot | could we pick the model",
    ),
    answer:
      'The custom chatbots are built with GPT-4o, with your documents behind it. Where data must not leave your office, a model on local hardware is the alternative. Models are changed only after the same test the first one passed.',
    link: { label: 'How I build it', href: '/services/llm-chatbots#process' },
    next: ['ai-local-hardware', 'chatbot-documents', 'vs-chatgpt'],
    isActive: true,
  },
  'chatbot-systems': {
    topic: 'chatbots',
    title: 'Does the chatbot write into our CRM?',
    phrasings: phrasings(
      'where do the chat leads go | can the bot create a ticket | chatbot HubSpot integration | save contacts from the chat | does it qualify leads in the chat | what happens after a chat is finished | can I see what people ask the bot | does the chat end up in Salesforce | bot connected to our database | what does the chatbot ask a lead | Zendesk | helpdesk | Freshdesk or Intercom tickets from the chat | does the bot hand data to our CRM | transcript of chats by email | store the conversation as a contact | bot collects name and email of visitors | support tool and inbox for the chats | bot writes names and phone numbers into our customer list | can I read the chats | do I get an email when someone chats | who wrote in the chat | where can I look that up | does the bot hook into Airtable | Monday or our ticket system | do chats land in our CRM | can the bot open a ticket | where do the conversations go | statistics of the chats | does it collect emails | does it save names | send the chat to my inbox | link the bot with HubSpot | hook the bot to our order system | can it look up an order status | bot and Zendesk | who chatted with us | leads from the bot | can it check stock | log of the conversations | reports about what people ask | order tracking in the chat | bot connected to our shop | do the contacts from the chat end up in our CRM | can the bot look something up in our system | will I see what people asked | does a chat turn into a ticket | how do I get the leads out of the chat | can it tell customers where their order is | send me an email after every chat | does the bot save who wrote to us | bot creates tickets | leads from the chat into the CRM | does the chat save the contact | where do the chat contacts go | bot linked with our help desk | transcript of the chats | store chats in our customer database | create a ticket from the chat | does it look up an order | hook the bot to Zendesk | send the conversation to HubSpot',
    ),
    answer:
      'A finished chat becomes a contact, a ticket or a task in the tools you already use. Name, job, place and wish are written down when you pick up the phone. The conversations also show which question your website leaves open.',
    link: { label: 'What the bot can do', href: '/services/llm-chatbots#capabilities' },
    next: ['connect-my-tools', 'chatbot-channels', 'leads-crm'],
    isActive: true,
  },
  'chatbot-updates': {
    topic: 'chatbots',
    intent: 'after-care',
    service: 'llm-chatbots',
    title: 'Who keeps the chatbot up to date?',
    phrasings: phrasings(
      'who updates the bot when our prices change | do you watch the bot after launch | do you read the conversations | how does the bot get better | maintenance of the chatbot | can I change the answers of the bot | new services | does the chatbot know them | keep the bot current when our offer changes | we added a service | who trains it | refresh the content of the bot | the answers are outdated | bot improves by learning | how do I correct an answer of the chatbot | maintain and tune the assistant | editing what the bot says | update of opening times and offers in the bot | what if prices on my end change next month | does the bot notice | stock or opening hours change every week | who reads the chats afterwards and fixes wrong answers | do I maintain the bot or do you | who looks after the bot | our offer changes often | keep the bot fresh | how do I fix a wrong reply of the bot | can I edit what the bot says | does it learn from conversations | bot maintenance | do I have to call you for each change | new prices in the bot | is the bot watched | improving the bot over time | who checks the chats | out of date answers | seasonal menu | add new questions | retrain | update its knowledge | opening hours changed what about the bot | our prices change all the time so who tells the bot | what if an answer is out of date | can I correct the bot myself | do you keep an eye on it after it is live | who improves the bot over the months | how does the bot find out about a new product | somebody has to maintain this thing | does the bot get better with time | when our policy changes who updates the bot | keep the answers current | does somebody check the conversations | who looks after the bot later | maintenance of the bot | prices changed, does the bot know | keep the answers fresh | can I edit what the bot knows | do you read the chats | will it get better over time',
    ),
    answer:
      'I do. In the first weeks I read the conversations and fill the gaps they show. After that comes 24/7 monitoring, and changes when your prices or services change.',
    link: { label: 'How I build it', href: '/services/llm-chatbots#process' },
    next: ['chatbot-price', 'chatbot-documents', 'after-launch'],
    isActive: true,
  },
  'chatbot-honest': {
    topic: 'chatbots',
    title: 'Does the chatbot say that it is a bot, and does it give advice?',
    phrasings: phrasings(
      "will visitors think the chatbot is a person | does the bot pretend to be human | does the bot give legal advice | can the chatbot give medical advice | what must the bot never do | what if people are rude to the bot | does the bot admit that it does not know | guardrails | disclosure and limits of the bot | must a bot disclose that it is AI | abusive visitors | is the bot honest | swearing in the chat | disclaimer of the chatbot | is the bot honest about being artificial | taboo subjects the bot declines | does the bot have a human name | robot disclosure | AI label in the chat | would visitors know they are talking to a machine | how do I keep it from giving legal or medical advice | my license is at risk if the bot counsels people | does it introduce itself as AI | transparency law | does the bot tell people it is a bot | can the bot be rude | is it allowed to give medical advice | what will the bot refuse | will people think it is me | does it admit it is AI | rules the bot follows | sensitive topics | legal questions in the chat | what if a patient asks about symptoms | harassment in the chat | bot and professional advice | boundaries of the bot | safe answers | do visitors know they talk to software | what must it not say | compliance of the bot | can it give tax advice | does it pretend to be me | will people be told that they are writing to a bot | what if someone asks it for legal advice | could it tell a patient what to take | is the bot allowed to give advice | what does it do when people insult it | is it obvious to visitors that it is AI | what should the bot never talk about | how do I keep the bot from giving legal advice | what will it say about medication | does it give legal advice to strangers | does it admit to being a machine | medical questions to the bot | something that sounds like legal advice | swearing | will it pretend to be a person | will it give medical advice | what topics does it refuse | does it tell people it's a machine | is it allowed to say anything it wants",
    ),
    answer:
      'It says that it is a bot; people accept that when the answer is good. It gives no legal, medical or safety advice: it takes the question and brings it to you. When it finds no answer in your documents, it says so.',
    link: { label: 'What it should not do', href: '/services/llm-chatbots#limits' },
    next: ['chatbot-handover', 'chatbot-mistakes', 'chatbot-documents'],
    isActive: true,
  },
  'chatbot-channels': {
    topic: 'chatbots',
    title: 'Does the chatbot work on WhatsApp or Messenger?',
    phrasings: phrasings(
      'WhatsApp bot | Facebook Messenger bot | SMS chatbot | Telegram | bot in Slack or Teams | chatbot outside the website | can the bot answer text messages | Instagram direct messages | bot for our app | chat by text message | Viber | Signal | Discord or WeChat | Insta DM bot | integrate the bot into Facebook | SMS or RCS messages for the bot | can customers chat by WhatsApp | bot on other platforms | multichannel | same bot on phone | our customers are all on WhatsApp | answer DMs on Facebook and Instagram | mail and texting | can it run in Teams for our staff | internal bot | can it text | chat on Facebook | Telegram bot | bot for Slack | Teams bot | voice and chat | bot in an app | other channels than the website | our clients text us | iMessage | does it answer emails | Google Business messages | TikTok messages | chatbot on social media | omnichannel | can people text with it | most of our customers write on WhatsApp | could the same bot answer on Facebook | does it work in Instagram messages | we would need it in Microsoft Teams | is the bot only for websites | can it also answer our emails | do you do bots for Telegram | Instagram DMs | SMS bot | which channels | customers message us and never phone | replying to people asking about sizes | photos of the damage sent to the bot | WhatsApp | SMS | Insta | Messenger | Discord | answer DMs | Facebook Messenger | can it answer text messages | same bot on Instagram DMs | text messages | can customers reach the bot by SMS | Slack or Teams | Facebook page messages | put it in our app',
    ),
    answer:
      'What I describe on this site is a bot in a chat window on your website. Other channels are not named here, so I do not promise one unseen; most systems with an API can be joined. Ask me in the free call and I check it before I quote.',
    link: { label: 'Ask in a free call', href: '/calendar' },
    next: ['chatbot', 'connect-my-tools', 'custom'],
    isActive: true,
  },
} satisfies AnswersDocument;

export const automationAnswers = {
  'workflow-automation': {
    topic: 'automation',
    intent: 'about',
    service: 'n8n-workflow-automation',
    title: 'What is workflow automation?',
    phrasings: phrasings(
      'automate my processes | we enter the same data twice | we retype everything | copy and paste between programs | automate invoices and orders | repetitive office work | keep two systems in sync | manual data entry all day | double entry between systems | streamline our back office | automatic reports | my secretary keys in orders | spreadsheet to CRM to accounting by hand | get rid of paperwork and busywork | copy every web order into QuickBooks by hand | can that happen by itself | I spend my Sundays on invoices and reminders | when a form comes in somebody has to type it into three places | follow up emails | we type the same thing into three systems | orders come by email and we enter them | send invoices automatically | reminders go out by hand | inventory updates | onboarding of new clients takes hours | my assistant spends her day copying | paperwork after each job | quotes and contracts generated | repetitive stuff | admin work eats my evenings | connect forms with accounting | tedious tasks | stop doing things twice | new employee setup | purchase orders | type a name only once | automate payroll input | make it happen by itself when an order comes in | every order has to be typed into three programs | I waste my evenings writing invoices | when a customer signs we create folders and emails by hand | can the boring stuff run by itself | we copy addresses from emails into a sheet all day | automate what my assistant does every morning | get data from one system into another without typing | my team does the same clicks a hundred times a day | how could we stop doing everything twice | reminders and follow ups should go out automatically | too much paperwork after each job | get rid of manual steps | can you make our invoicing automatic | payments need to be matched with orders | copy data from one program to another | two people enter the same thing | connect our booking page and billing | paper job sheets then Excel then accounting | there must be a better way than copy and paste | too much admin | sticky notes everywhere and a customer got forgotten | double data entry | paperwork eats my evenings | make the systems update each other | let the computer do the boring part | hand off between departments | streamline the back office | onboarding a client takes fourteen manual steps | workflow automation | stop retyping the same data | copy paste between programs all day | what do you mean by workflows | glue our tools together | when an order comes in everything else should happen by itself | get rid of manual entry | tell me about the n8n service | one form should fill five systems',
    ),
    answer:
      'I connect the tools you already pay for, so that one entry sets off everything that follows. A new client is typed once; the CRM, the invoice, the folder and the welcome email come from that one entry. Each workflow is a drawing you can read: what starts it, what it checks, what it does.',
    link: { label: 'Workflow automation', href: '/services/n8n-workflow-automation' },
    next: ['workflow-steps', 'hours-calculator', 'project-price'],
    isActive: true,
  },
  n8n: {
    topic: 'automation',
    title: 'What is n8n, and why do you use it?',
    phrasings: phrasings(
      'why n8n | tell me about n8n | is n8n open to me | the workflow tool you use | is there a charge per task | do I have to know n8n | workflow software | is n8n any good | never heard of n8n | is n8n open source | licence for n8n | is it free | which platform do you build with | advantages of n8n | how do you pronounce n8n | what does n8n cost | is n8n safe | stable and known | who makes it | nodes | can I look at or edit the n8n flow myself | node based | low code tool | why do you work with n8n | what does n8n stand for | is n8n free | n8n price | n8n tool | n8n versus others | do I need to learn n8n | who owns n8n | is n8n secure | can I open n8n | what platform | which automation software | self hosted n8n | n8n cloud | is n8n German | how reliable is n8n | what are nodes | your tool of choice | what software do you build the workflows with | what is that n8n thing | what is the thing called n8n that you mention | why did you choose that tool | does the tool cost extra | is n8n any better than the others | what exactly is n8n | do I have to understand n8n to use it | what is special about the software you build with | explain n8n to a sixty year old | n8n in simple terms | open source so why pay you | what tool do you use to build workflows | do I need an n8n licence | what does n8n do | n8n | what is n8n | open source tool you use | why that tool | can I run n8n on my own | what is this n8n everybody mentions',
    ),
    answer:
      'n8n is the tool I build workflows with. It runs on a server set up for your business, with {market.integrations}+ integrations, no charge per task, every run on record, and each workflow a drawing you can read. You do not have to learn it, and if we part ways the workflows go with you.',
    link: { label: 'Why I use n8n', href: '/services/n8n-workflow-automation#why-n8n' },
    next: ['vs-zapier', 'workflow-server', 'ownership'],
    isActive: true,
  },
  'workflow-steps': {
    topic: 'automation',
    intent: 'process',
    service: 'n8n-workflow-automation',
    title: 'How does a workflow project run, step by step?',
    phrasings: phrasings(
      'steps of an automation project | how do you build a workflow | the five steps | from first call to running workflow | do you switch off the old way right away | do I see a plan before you build | how risky is the switch to automation | how does automating a task go | what are the phases | what comes first when you automate | from idea to working automation | stages of an automation project | run old and new way in parallel | how do you roll out a workflow | rollout plan for the automation | what is the order of events | what happens first in a workflow project | will there be downtime while you switch us over | how do you make sure nothing breaks during the change | cutover | from sketch to running automation | do we keep working as usual while you automate | how does it go from idea to finished automation | how do you introduce it | do you run it next to the old way | what if the new way is wrong | is there a transition | do we see it before it goes live | will our work be interrupted | do you draw it first | testing with our data | go live of a workflow | how do you find out what to automate | do you shadow us | who tests | switch over without chaos | parallel run | migrating from the old way | is there a plan before you begin | do you just switch it on one day | what are the steps from the idea to the running automation | how do you avoid chaos when the new thing goes live | how do you find out how we do things today | can both ways run next to each other for a while | when do I see the first version of my workflow | is there a risk that our work stops during the change | how do you go about automating a process | what happens from first talk to running workflow | will you shut anything down while you put it in | switch over without downtime | phases of an automation job | how do you test a workflow before it goes live | step by step | how would you go about automating our orders | stages of an automation job | from first chat to a running workflow | what happens after I say go for a workflow | is there a test before it goes live | how do you roll it out',
    ),
    answer:
      'First we find the task in a free call. Then I draw it on one page, with price and hosting in writing. I build it, you see it run with your own records, and old way and new way run side by side until their results match. At the end I hand over and keep watch.',
    link: { label: 'The five steps', href: '/services/n8n-workflow-automation#process' },
    next: ['project-duration', 'project-price', 'after-launch'],
    isActive: true,
  },
  'workflow-fails': {
    topic: 'automation',
    title: 'What happens when a workflow fails at night?',
    phrasings: phrasings(
      'what if it breaks | who notices when an automation fails | what if it crashes | errors in the workflow | is it monitored | 24/7 monitoring | what if something goes wrong | who watches at night | an automation stopped working | error handling and alerts | workflow broke down | who fixes it | outage | alarm | it got stuck halfway through the night | do I get notified when a step fails | retries after a failure | who fixes it on a Sunday when it dies | server crash | internet down | API changed | password expired | will I lose orders if something stops | is somebody on call for the automation | who gets the alarm | resend | what if it goes down at night | what if a login expires | what if the internet fails | what happens when an API changes | do you monitor | somebody watching | what if the automation sends the wrong thing | will we notice | how often does it break | backup plan | what if the server dies | outage on a weekend | automation gets stuck | are there alerts | data lost when it crashes | recover | who repairs it | what if it stops working | what happens if the automation stops in the middle of the night | will somebody notice when an order is not processed | how stable are these workflows | what if one of the programs changes and it breaks | do I get a message when something goes wrong | I am worried that it fails and nobody sees it | is anyone watching over it | what if the server is down | something breaks at three in the morning | what if a step goes wrong | does it retry | alerts when it fails | what if n8n goes down | silent failure | a record gets lost | who answers if it fails at night | workflow stopped working | alert | failure | who repairs it on a weekend | error handling | who notices when it stops | what if a step crashes | do orders get lost when something breaks | API goes down in the middle | will I get an alert | errors over the weekend | how do you catch failures',
    ),
    answer:
      'A step that fails is tried again, then reported to me with the record that caused it, at night too. 24/7 monitoring watches the server as well. Every run is on record, so "What happened to that order?" has an answer.',
    link: { label: 'What I build with it', href: '/services/n8n-workflow-automation#features' },
    next: ['after-launch', 'workflow-server', 'ai-mistakes'],
    isActive: true,
  },
  'workflow-log': {
    topic: 'automation',
    title: 'Can I see what a workflow did?',
    phrasings: phrasings(
      'is there a log | history of the runs | trace an order that got lost | can I open the workflows | can I see the prompts | what happened to that order | is it transparent | can I look inside the automation | audit trail | list of executions with time and outcome | past executions and records | dashboard with runs | find out why something was not sent | can I check what it did yesterday | traceability | show me the steps it took | is it a black box | can I see inside | prove that an email really went out | is it hidden from me | report of everything the automation did last month | records of every run | what happened with that order | transparency | why did this customer not get the email | follow what the automation does | who did what when | show me the logs | can I inspect the workflow | a dashboard | can I look up a past run | documentation of each run | explain what the system did | can I check afterwards what the automation did | how do I find out why a customer got no email | is there a place where I can see every step | can you show that an invoice was really sent | I want to understand what happens inside | do you keep records of what ran | trace what happened with an order | history of runs | see each step | who changed what | trace | show me who got what and when | audit | history | can I see what it did | look inside | can I check | see the steps | can I look inside | trace what happened to an order | is there a history | prove that an email went out | black box or can I look inside | see each run',
    ),
    answer:
      'Yes. Every run is on record: open a past run and see what went into each step and what came out. Each workflow is a drawing you can read, and you can read every prompt.',
    link: { label: 'Why I use n8n', href: '/services/n8n-workflow-automation#why-n8n' },
    next: ['workflow-fails', 'workflow-approval', 'ownership'],
    isActive: true,
  },
  'workflow-server': {
    topic: 'automation',
    title: 'Where do the workflows run?',
    phrasings: phrasings(
      'where is it hosted | do I need my own server | self-hosted | what does self-hosted mean | do you host it | where are my logins stored | cloud or own server | who runs the server | on which machine does it run | are my logins safe | VPS | AWS | Azure | Hetzner | who looks after the machine | whose cloud | do you keep our credentials and API keys | does it run in the cloud | infrastructure behind the workflows | where do the automations live | yours or mine | Docker | whose computer does it run on | do I need to buy a server or rent one | on which cloud does n8n live | DigitalOcean | who installs security patches on the server | where does it run | on whose server | do I need a server | who hosts | is hosting included | where are the passwords kept | can it run on our own machine | server location | do you keep our logins | is there a computer in my office | Hetzner or AWS | who patches the server | can we host it | what is a self hosted workflow | do I have to rent something | what do we need technically | on which computer does all of that run | do I have to own a server | where do my passwords live | is it in the cloud or in our office | who takes care of the server | can you run it on hardware that we have | our own AWS account | what infrastructure is needed for the automations | does it live on some box of yours | Azure or AWS or Hetzner | your server or mine | deployment in our own cloud | private server | infrastructure | do I need to buy a server | where is the thing installed | cloud or our own machine | are passwords kept there | whose machine runs the jobs',
    ),
    answer:
      'On a server set up for your business, which we choose together. Your logins are stored there, encrypted, and no automation company in the middle keeps a copy of your records. I set the server up, update it and watch it; hosting is paid to me directly at the rate in our agreement.',
    link: { label: 'What I build with it', href: '/services/n8n-workflow-automation#features' },
    next: ['running-costs', 'data-location', 'workflow-fails'],
    isActive: true,
  },
  'workflow-approval': {
    topic: 'automation',
    title: 'Can I approve a step before it happens?',
    phrasings: phrasings(
      'approve before it goes out | does anything happen without me | can the boss sign off first | we need approvals | wait for my OK | stay in control of the automation | can it follow our own rules | can a workflow have conditions | manual confirmation | can I stop something before it is sent | second pair of eyes before it leaves | human confirmation for refunds | keep a hand on the wheel | ask me first | nothing should leave without my signature | click to release | hold | veto | set rules | I want to sign things off before they leave the house | can a manager press a button to let it continue | thresholds | exceptions | needs my OK | can it ask me in Slack or by text before it acts | I want to check before it sends | does it act without asking | can we set limits | four eyes | manager has to approve | confirm | stay in charge | amounts above a limit | hold until I say so | does it ask before refunds | can a person step in | review before sending | what if I want to stop it | permission | who decides | human approval | when in doubt ask me | can my office manager release it | I want to have the last word before anything is sent | can it ask me before it pays a bill | is it possible that my manager approves first | sign off by a human | can we set rules for what it may do | does it do things behind my back | some things must not happen without me | how do I stay in control | approve every message before it goes out | I want the last click | a person must confirm | nothing should happen without my OK | can I hold a step | manager approval | conditions | rules | can I approve | sign off | control | what if I want to stop something | nothing should go out unless I say so | ask me before paying somebody | confirm before it sends | I want the last word | hold it until I click yes',
    ),
    answer:
      'You choose which steps run alone and which ones ask: refunds, contracts and anything public can wait for a click. I write your rules down and the workflow keeps to them: urgent jobs go to the on-call phone, quotes to the office, spam nowhere.',
    link: { label: 'What I build with it', href: '/services/n8n-workflow-automation#features' },
    next: ['ai-alone', 'workflow-fails', 'example'],
    isActive: true,
  },
  'old-software': {
    topic: 'automation',
    title: 'What if our software is old or has no API?',
    phrasings: phrasings(
      'old desktop software | our program has no API | legacy system | what can you not automate | software from the nineties | our software cannot export anything | Access database | industry software nobody knows | outdated program | software without an interface | ancient program from 1998 | our ERP is locked down | closed | no integration is offered by the vendor | AS/400 | FoxPro | mainframe | DOS | can you click through screens for us | RPA | software that only prints paper | obscure | our program is from 1997 and runs on one PC | home-grown system | self-programmed | discontinued vendor | green screen | Windows XP | MS Access | dBase | floppy | the manufacturer will not give us an interface or documentation | our system is ancient | it is a desktop program | AS400 | custom program nobody supports | Filemaker | an Access database | closed system | no export | the vendor is gone | old ERP | proprietary | offline program | can you automate an old Windows program | we use a DOS program | on premise server from 2005 | screen scraping | software nobody has heard of | no interface | what if our program cannot be connected | our main program is older than my daughter | can you work with software that has no connections at all | paper diary | we still use a program that runs under DOS | the company that made our software is out of business | what if there is no way to get data out of our system | will it work with our ancient database | we have an industry program that nobody knows | our software is from 2006 | Windows server in the cupboard | we use a fax | program without export | local program nobody supports anymore | Excel macros from ten years ago | no API | our software is from the nineties | legacy | it is an Access database | old desktop program | a program from the nineties | Windows XP machine | no interface to our database | our software has no export | MS Access database | the vendor is out of business | can you work with fax',
    ),
    answer:
      'Some old desktop software has no API and no export, and then a workflow cannot reach it. I check this before I quote, and tell you what is left to do by hand. Name the program in the free call, and I look into it.',
    link: { label: 'What a workflow does not do', href: '/services/n8n-workflow-automation#limits' },
    next: ['connect-my-tools', 'custom', 'limits'],
    isActive: true,
  },
  'hours-calculator': {
    topic: 'automation',
    title: 'How many hours could I save?',
    phrasings: phrasings(
      'how much time can I save | time savings | how many hours would I get back | savings calculator | how much time does automation save | buy back my time | is there a calculator for hours | how much work would it take off me | how long is the work today and after | time back each week | estimate of saved working time | how many hours per week do we gain | calculate my savings | how much faster will we be | share of the week spent on chores | efficiency gain in hours | how do I estimate what I would gain | work out my numbers | two hours a day of typing | what would be left | is there an online tool to compute the savings | time I waste every week on repetitive stuff | how many hours would it save me | estimate of the hours | how do I know how much time it saves | what do I gain | less work | how much of my week | what is the time worth | work out the savings | free up my evenings | how much manual work goes away | can you tell me how many hours | cut the admin hours | how much of my week would I get back | I want to know what we gain in time | what would I save if I automate two hours a day | is there a way to calculate the savings | how many hours do businesses like mine save | how much time would I get back | where do those figures about hours come from | what saves the most time | number of hours a week | savings | calculator | how much faster | time back | hours per week | can you tell me how much time it saves | calculate the hours | estimate of saved hours | what would I save per week | is there a calculator | how many hours do I waste | work out the savings for me',
    ),
    answer:
      'That depends on your task, so I do not guess. The calculator on the workflow page works it out: how often the task comes up, how long it takes, and the share a workflow could do. Bring the figure to our call and I will tell you whether it pays.',
    link: { label: 'Calculate your hours', href: '/services/n8n-workflow-automation#hours' },
    next: ['worth-it', 'workflow-steps', 'free-call'],
    isActive: true,
  },
} satisfies AnswersDocument;
