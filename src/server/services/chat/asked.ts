/**
 * Questions as visitors put them, by the passage that answers them. The key is how the passage's title, or its text when
 * it has none, begins. A message that is nearly one of these is answered with its passage.
 */
export const ASKED: readonly (readonly [string, readonly string[]])[] = [
  // Voice AI receptionist
  [
    'A voice AI receptionist that answers',
    [
      'what is the voice ai receptionist',
      'how does the voice ai work',
      'what does the phone bot do',
      'can an ai answer my phone',
      'i miss calls while i am on a job',
      'our receptionist quit',
    ],
  ],
  [
    '27% of calls',
    ['how many calls are missed', 'what share of calls do contractors miss', 'percentage of missed calls'],
  ],
  [
    '$1,200 lost',
    [
      'what does a missed call cost',
      'how much is one missed call worth',
      'how much money do i lose when i miss a call',
    ],
  ],
  [
    '$45,600+ lost',
    ['how much do missed calls cost in a year', 'yearly loss from missed calls', 'how much revenue is lost every year'],
  ],
  [
    'Voicemail loses them',
    ['why not just use voicemail', 'is voicemail not good enough', 'i have an answering machine already'],
  ],
  ['Your hands are full', ['i cannot pick up while i work', 'phone rings when my hands are full']],
  ['It is after five', ['customers call after we close', 'who answers in the evening when the office is closed']],
  [
    'Answers in under 3 rings',
    [
      'how fast does it answer',
      'how many rings until it picks up',
      'what if two people call at the same time',
      'how many calls can it take at once',
      'do callers have to wait on hold',
      'is the line ever busy',
      'several callers at the same moment',
    ],
  ],
  [
    'Lead qualification',
    [
      'what does it ask the caller',
      'does it screen calls',
      'can it filter out spam and telemarketers',
      'what happens to sales calls',
      'does it qualify leads',
      'what information does it collect from callers',
    ],
  ],
  [
    'Appointment booking',
    [
      'can it book appointments',
      'does it put the job in my calendar',
      'does the customer get a confirmation',
      'does it send a text message',
    ],
  ],
  [
    'Emergency dispatch',
    [
      'who does it call in an emergency',
      'can it wake the person on duty',
      'what if the technician on duty does not pick up',
      'how does dispatch work',
    ],
  ],
  [
    'Call transfer',
    [
      'can it transfer a call to me',
      'can the caller talk to a real person',
      'what if somebody wants a human',
      'can it put an angry caller through',
    ],
  ],
  [
    'A note of every call',
    [
      'do i get a summary of each call',
      'where do i see what was said',
      'will i know who called',
      'are calls written down',
      'how do i find out about the calls',
    ],
  ],
  [
    'Managed, from start to finish',
    [
      'do i have to set it up myself',
      'who writes the call script',
      'who maintains the receptionist',
      'what does managed mean',
      'do you take care of everything',
    ],
  ],
  ['Built for your business', ['is it a generic script', 'is it customized for my company']],
  ['Paid by the minute', ['do i pay when nobody calls', 'what if we have a slow month', 'do i pay for quiet weeks']],
  ['Works with what you have', ['do i have to replace my software', 'can i keep my number and calendar']],
  [
    'Three steps. Setup takes',
    [
      'how does it work step by step',
      'what are the steps to get the receptionist',
      'what happens after i order the receptionist',
      'what happens once i say yes to the receptionist',
    ],
  ],
  [
    'I build your receptionist',
    [
      'can i test it before it goes live',
      'can i try my own receptionist before customers hear it',
      'can i check the receptionist myself first',
    ],
  ],
  [
    'You forward your number',
    [
      'can i switch it off',
      'can it only take the calls i miss',
      'how do i forward my calls',
      'do all calls go to the bot',
      'do you listen to calls after going live',
      'can i pause it',
    ],
  ],
  [
    '$2,500 one-time setup',
    ['what is included in the setup fee', 'what do i get for the 2500', 'what does the setup cover'],
  ],
  [
    'Support included',
    [
      'is support included',
      'who updates it when my prices change',
      'what do changes cost later',
      'do you charge for changes',
      'can i change the script later',
    ],
  ],
  ['Setup in 3-5 business days', ['when does the setup time start counting', 'how many business days until live']],
  [
    'Answers in under 3 rings, 24/7/365',
    [
      'is it more expensive at night',
      'do weekends cost extra',
      'does it work on holidays',
      'do you charge more on sundays',
      'is it available at night',
    ],
  ],
  [
    'One recovered call pays',
    [
      'when does it pay for itself',
      'how many months does one recovered call pay for',
      'what does one recovered call pay for',
      'is the receptionist worth it',
      'how soon do i get my money back',
      'what is the return on the receptionist',
    ],
  ],
  ['What do missed calls cost you?', ['how do you calculate lost calls', 'is there a calculator for missed calls']],
  [
    'Made for 31 trades',
    [
      'which trades do you serve',
      'how many trades',
      'do you work with my trade',
      'is it for electricians',
      'do you cover pest control',
      'is it only for plumbers',
    ],
  ],
  [
    'The words of your trade',
    ['does it understand technical terms', 'does it know hvac words', 'does it know anything about my trade'],
  ],
  [
    'What counts as an emergency',
    [
      'what counts as an emergency',
      'is no heat an emergency',
      'who decides what is urgent',
      'how does it know what is urgent',
    ],
  ],
  [
    'Your service area',
    ['does it check the zip code', 'what about callers from far away', 'will it book jobs outside my area'],
  ],
  [
    'Who is on duty',
    [
      'does it follow our on call schedule',
      'what if the first person does not answer',
      'does it know who is on call tonight',
    ],
  ],
  [
    'What it may say about price',
    [
      'will it give prices to callers',
      'can it quote a job',
      'does it tell people what a visit costs',
      'what does it say when someone asks for a price',
    ],
  ],
  [
    'Storms and seasons',
    [
      'what happens in a storm',
      'can it handle a rush',
      'what about the busy season',
      'what if everybody calls at once',
    ],
  ],
  [
    'Seven platforms I connect it to',
    [
      'what software does it connect to',
      'which integrations does the receptionist have',
      'does it work with my job software',
      'which accounting software is supported',
      'how many platforms',
    ],
  ],
  ['Scheduling', ['does it see my free times', 'could it double book', 'how does it know when i am free']],
  [
    'CRM',
    [
      'does it know my existing customers',
      'does it recognize regular customers',
      'are new callers added to my crm',
      'will it remember repeat callers',
    ],
  ],
  ['Accounting', ['does it create estimates', 'do i have to type the customer data again for the invoice']],
  [
    'Call Riley and see',
    [
      'can i hear a demo',
      'what is the demo number',
      'is there a number to try it',
      'who is riley',
      'what does calling riley cost',
      'can i listen to it first',
    ],
  ],
  [
    'Will callers notice',
    [
      'does it sound like a robot',
      'will people know it is ai',
      'does it pretend to be human',
      'how natural is the voice',
      'what will my customers think of a bot',
    ],
  ],
  [
    'What happens when it cannot help',
    [
      'what if it does not know the answer',
      'what happens when it gets stuck',
      'does it make things up',
      'will it give repair advice',
    ],
  ],
  [
    'How does it handle emergencies',
    [
      'how are emergencies handled',
      'what if somebody smells gas',
      'does it call 911',
      'does it replace emergency services',
      'what if someone is in danger',
    ],
  ],
  [
    'Do I need a new phone number',
    [
      'do i need a new phone number',
      'can i keep my phone number',
      'is a google calendar enough',
      'do i need other software',
      'does it work with outlook',
    ],
  ],
  [
    'What will I pay in a month',
    [
      'what will i pay per month',
      'what do 100 calls cost',
      'monthly cost of the receptionist',
      'how much is a typical bill',
      'what would 300 minutes cost',
    ],
  ],
  [
    'How long does setup take',
    [
      'how long does setup take',
      'what do you need from me for the receptionist',
      'how soon can the receptionist be live',
      'what information do you need to set it up',
      'how much of my time does setup take',
    ],
  ],
  [
    'Book your voice AI discovery call',
    ['what happens in the voice ai discovery call', 'how long is the discovery call for the receptionist'],
  ],

  // N8N
  [
    'N8N workflow automation for the work',
    [
      'what is workflow automation',
      'what does automation mean in plain words',
      'explain workflow automation',
      'what can you automate',
      'we type the same things over and over',
      'what do workflows do',
    ],
  ],
  ['An example: a water heater', ['can you give me an example of a workflow', 'show me an example workflow']],
  [
    'One entry, every system',
    [
      'we enter data twice',
      'we copy data between programs',
      'we retype leads into our crm',
      'can new clients be set up automatically',
      'client onboarding automation',
      'we type forms into the crm by hand',
    ],
  ],
  [
    'Your rules, with branches',
    ['can a workflow have conditions', 'can it send urgent things to another person', 'can it follow our rules'],
  ],
  [
    'AI only where reading is needed',
    ['when do you use ai in a workflow', 'does every workflow use ai', 'why not use ai everywhere'],
  ],
  [
    'A person signs off',
    [
      'can someone approve before it goes out',
      'can a workflow wait for my approval',
      'we need approvals',
      'can the boss sign off first',
      'do things happen without me',
    ],
  ],
  [
    'Your own server',
    [
      'where does n8n run',
      'where are my passwords stored',
      'are my logins safe',
      'do i need my own server',
      'do you host it',
      'is it self hosted',
    ],
  ],
  [
    'Failures that speak up',
    [
      'what happens when a workflow fails',
      'who notices when it breaks',
      'what if it crashes at night',
      'how do you find out about errors',
      'what if something goes wrong',
    ],
  ],
  [
    '400+ integrations',
    [
      'how many integrations',
      'what apps does n8n connect',
      'does it connect to gmail and slack',
      'which tools can you connect',
      'can you connect google sheets',
      'can you connect my software',
    ],
  ],
  [
    'No charge per task',
    [
      'how is n8n different from zapier',
      'is there a charge per task',
      'zapier is too expensive',
      'why not zapier or make',
      'why is it cheaper than other tools',
    ],
  ],
  [
    'Your data takes a short way',
    ['does my data go through another company', 'who sees our data in the workflow', 'does a third party keep my data'],
  ],
  [
    'Code where the boxes end',
    [
      'can you write custom code in a workflow',
      'what about special rules or odd file formats',
      'do you use javascript or python',
    ],
  ],
  [
    'Every run on record',
    ['can i see what a workflow did', 'is there a log', 'can we trace an order that got lost', 'is there a history'],
  ],
  [
    'Yours to keep',
    [
      'what if we stop working together do we keep the workflows',
      'can i take the workflows with me',
      'can another developer take over',
      'are we locked in',
      'what happens when we leave you',
    ],
  ],
  [
    'How many hours would you buy back',
    [
      'how many hours could i save',
      'how much time could i get back',
      'is there a time savings calculator',
      'how much time does automation save',
    ],
  ],
  [
    '1. Find the task',
    [
      'how does a workflow project go',
      'what are the five steps',
      'how do you work',
      'from first call to finished workflow',
    ],
  ],
  [
    'Find the task',
    [
      'which task should i automate first',
      'what if automation does not pay',
      'what if it is not worth it',
      'how do you choose what to automate',
      'what if automating it would not pay off',
    ],
  ],
  ['Draw it', ['do i see a plan before you build', 'when do i know the price', 'do i get a price in writing first']],
  ['Build it', ['do you need access to our tools', 'can i revoke your access', 'do you test with our own data']],
  [
    'Run it side by side',
    [
      'do you switch off the old way right away',
      'what if the new way does not work',
      'does the old process keep running',
      'how risky is the switch',
    ],
  ],
  [
    'Hand over and watch',
    [
      'what happens after launch',
      'who supports us after go live',
      'do you train my team',
      'do you maintain it',
      'who fixes it later',
    ],
  ],
  [
    'A systems administrator first',
    [
      'why should i choose you',
      'what makes you different',
      'what makes you better than others',
      'why not hire a cheap freelancer',
      'why you and not an agency',
    ],
  ],
  [
    'One person from call to support',
    ['do you outsource the work', 'who will actually build it', 'who do i talk to', 'do i get passed around'],
  ],
  [
    'Integration over replacement',
    [
      'do we have to change our software',
      'will you replace our tools',
      'can we keep our current software',
      'do we have to switch programs',
    ],
  ],
  [
    'It cannot reach a program',
    [
      'what about old software',
      'our program has no api',
      'can you automate old desktop software',
      'what can you not automate',
    ],
  ],
  [
    'It does not repair a process',
    ['our process is a mess', 'we do things differently every time', 'nobody agrees how it is done'],
  ],
  [
    'It is not finished forever',
    ['why does it need monitoring', 'does it need maintenance', 'is it done once it is built'],
  ],
  [
    'See a few workflows first',
    ['can i see examples', 'can you send me example workflows', 'show me workflows for a law firm'],
  ],

  // AI integration
  [
    'AI integration inside the software',
    [
      'what is ai integration',
      'what does ai integration mean',
      'can you add ai to our software',
      'put chatgpt into our own system',
    ],
  ],
  [
    'It sits in your tools',
    ['where do i see the results', 'do we need another app for the ai', 'do we have to open another program'],
  ],
  [
    'It shows its source',
    [
      'how do i check the ai is right',
      'can i trust a summary',
      'does it show where it got that',
      'does a summary name the page',
    ],
  ],
  [
    'It keeps data where it belongs',
    [
      'where does our data go with ai',
      'is my data sent to openai',
      'do you use a cloud model',
      'can we keep data out of the cloud',
    ],
  ],
  [
    'It has a known cost',
    ['what does ai usage cost', 'how do you keep ai costs under control', 'is there a limit on ai spending'],
  ],
  [
    'GPT integration',
    [
      'can ai write replies',
      'can it draft emails',
      'can ai write quotes',
      'can it answer tenants',
      'can ai write job descriptions',
    ],
  ],
  [
    'Classification',
    [
      'can ai sort my inbox',
      'can it tell an invoice from a complaint',
      'sort incoming mail',
      'we drown in emails',
      'too many emails',
    ],
  ],
  [
    'Summarization',
    ['can it summarize documents', 'can ai read long contracts', 'can it shorten reports', 'summary of a call'],
  ],
  [
    'Home services',
    [
      'what can ai do for a contractor besides the phone',
      'ai for home services',
      'what else can ai do for a plumber',
      'can it turn a voice note into a job report',
      'can it answer reviews',
      'ai for hvac companies',
    ],
  ],
  [
    'Legal firms',
    [
      'what can ai do for a law firm',
      'ai for lawyers',
      'can ai find deadlines in letters',
      'can client files stay in our office',
      'can it summarize depositions',
      'is it safe for confidential client files',
      'i am an attorney what can you do for me',
    ],
  ],
  [
    'Real estate',
    [
      'ai for real estate agents',
      'what can ai do for a realtor',
      'can it write listings',
      'can it read leases',
      'property managers',
      'we get too many inquiries about listings',
    ],
  ],
  [
    'Professional services',
    [
      'ai for accountants',
      'what can ai do for a consultant',
      'can it write meeting minutes',
      'can it check client documents are complete',
      'can it write proposals',
      'bookkeeping firm',
      'we are a marketing consultancy',
    ],
  ],
  ['Discover', ['what is the ai discovery call', 'how do you find out where ai helps']],
  [
    'Prove',
    [
      'can we test it on our own documents first',
      'how accurate is the ai',
      'is there a trial with our data',
      'how do i know it works before i commit',
      'do you show the errors',
      'can we do a pilot',
    ],
  ],
  ['Integrate', ['what happens when the model changes', 'is there a review step', 'do you watch the ai after launch']],
  [
    'Decisions nobody checks',
    [
      'what should ai not do',
      'what should i not use ai for',
      'when is ai a bad idea',
      'when would you advise against ai',
      'can i let ai decide alone',
      'does a person check the ai',
    ],
  ],
  ['Arithmetic', ['can ai calculate', 'is ai good at numbers', 'can it add up totals', 'should ai compute taxes']],
  ['Anything a form would solve', ['do i even need ai', 'is ai overkill for us', 'is there a cheaper way than ai']],

  // Chatbots
  [
    'Custom GPT-4o chatbots that know',
    [
      'what is a custom chatbot',
      'what can a chatbot do for me',
      'which model do you use',
      'what is your chatbot based on',
      'do you use chatgpt',
      'what ai model runs the bot',
    ],
  ],
  [
    'Answers from your documents',
    [
      'where does the bot get its answers',
      'can it answer from our price list',
      'does the bot invent answers',
      'what does the bot know',
      'is the bot trained on my data',
      'can it read our manual',
    ],
  ],
  [
    'Asks your qualifying questions',
    ['what does the chatbot ask a lead', 'can the bot ask for the budget', 'which questions does the bot ask'],
  ],
  [
    'Books appointments',
    ['can the chatbot book appointments', 'can the bot see my calendar', 'can visitors book through the chat'],
  ],
  [
    'Hands over to a person',
    [
      'can the bot hand over to a human',
      'what if a customer gets angry with the bot',
      'what if the chatbot is stuck',
      'can my staff take over the chat',
    ],
  ],
  ['Keeps the thread', ['does the bot remember the conversation', 'does it understand follow up questions']],
  [
    'Writes into your systems',
    [
      'does the chat go into our crm',
      'can the bot create a ticket',
      'where do the chat leads go',
      'does it save contacts',
    ],
  ],
  [
    '24/7 support',
    [
      'can a bot do customer support',
      'our clients ask the same questions all the time',
      'can it answer customers at night',
      'support on sundays',
    ],
  ],
  ['Automated booking', ['can customers reschedule through the bot', 'no more phone tag']],
  [
    '1. Collect what it must know',
    ['how do you build a chatbot', 'what are the steps to build a bot', 'how is a chatbot made'],
  ],
  [
    'Collect what it must know',
    [
      'what do you need from us to build the bot',
      'what do i have to deliver for the bot',
      'how does the bot learn what it should know',
      'what material does the chatbot need',
      'can we tell the bot what not to say',
    ],
  ],
  [
    'Write its brief',
    [
      'can i decide how the bot talks',
      'what tone does the bot have',
      'do i approve what the bot says',
      'when does a person take over',
    ],
  ],
  ['Build and connect', ['will the chat window match our website', 'can the bot look like our brand']],
  [
    'Try to break it',
    ['how do you test the bot', 'what if people are rude to the bot', 'how do you make sure the answers are right'],
  ],
  [
    'Launch and read along',
    [
      'do you watch the bot after launch',
      'do you read the conversations',
      'who updates the bot when our prices change',
      'how does the bot get better',
    ],
  ],
  ['Answers in seconds', ['how fast does the chatbot answer', 'do visitors have to wait for an answer']],
  ['A record of what people want', ['do we learn what customers ask', 'can i see what people ask the bot']],
  [
    'A known price',
    [
      'what does running the chatbot cost',
      'what if the bot gets very popular',
      'is there a limit on chatbot usage',
      'can the bot run up a big bill',
    ],
  ],
  [
    'Promise what you have not promised',
    [
      'can the bot give wrong prices',
      'can a chatbot be wrong',
      'does the bot hallucinate',
      'what if it promises something we do not offer',
    ],
  ],
  ['Replace advice', ['does the bot give legal advice', 'can it give medical advice']],
  ['Pretend to be human', ['does the chatbot say it is a bot', 'will visitors think it is a person']],
  [
    'Try one on this site',
    ['can i try a chatbot', 'is there a demo of the chatbot', 'is this the kind of bot you build'],
  ],

  // Social media
  [
    'Social media automation with your hand',
    [
      'what is social media automation',
      'how does social media automation work',
      'can you do our social media',
      'i hate writing posts',
    ],
  ],
  [
    'Drafts from your own material',
    ['where do the posts come from', 'does it invent content', 'what are posts made from'],
  ],
  [
    'Your tone, written down',
    [
      'will posts sound like me',
      'how does it know how i talk',
      'how does it learn my style',
      'can it write in my voice',
      'how does the ai know my tone',
    ],
  ],
  [
    'A calendar that fills itself',
    ['when are posts published', 'can i choose the posting times', 'does it post on holidays'],
  ],
  [
    'Comments sorted',
    [
      'does it answer comments',
      'what about negative comments',
      'who handles messages and comments',
      'what happens with complaints under a post',
    ],
  ],
  ['Instagram', ['do i need a business account for instagram', 'can it post reels', 'does it do instagram']],
  ['X', ['does twitter cost extra', 'can it post to twitter', 'does x charge for access']],
  ['LinkedIn', ['can it post on linkedin', 'company page or personal profile']],
  ['Multi-platform', ['does it post the same thing everywhere', 'one post for all platforms']],
  [
    'Each platform through its official',
    [
      'which platforms do you support',
      'which social networks',
      'can i take access back',
      'do you do facebook or tiktok',
      'which social media channels',
    ],
  ],
  [
    'Every post is written, sized',
    [
      'how many hours does social media automation save',
      'how much time do i save with social media',
      'time saved per week posting',
    ],
  ],
  [
    'You post daily for a month',
    ['our account goes quiet when we are busy', 'how do we stay consistent', 'we never find time to post'],
  ],
  ['Comments and messages wait', ['can i have all messages in one place', 'too many apps to check']],
  [
    'An agency rewrites the same report',
    [
      'can you automate client reports',
      'we write the same report every month',
      'monthly reporting for our clients',
      'reports for agencies',
    ],
  ],
  ['1. Collect:', ['what is the three step pipeline', 'how does the posting pipeline work']],
  [
    'Draft and approve',
    [
      'do i approve posts first',
      'can i edit a post before it is published',
      'does anything go out without my ok',
      'do i see posts before they go out',
    ],
  ],
  ['Publish and learn', ['do i see how posts perform', 'does it learn from results', 'do i get statistics']],
  [
    'No bought followers',
    ['can you buy followers', 'do you fake likes', 'do you use engagement bots', 'can you get me followers'],
  ],
  ['No posts without material', ['what if we have nothing to post', 'what if nothing happened this week']],
  ['No promise of reach', ['will i go viral', 'will i get more followers', 'how many views will i get']],

  // Lead generation
  [
    'Lead generation systems that do',
    [
      'what is lead generation',
      'how does your lead generation work',
      'can you find customers for me',
      'we research prospects by hand',
    ],
  ],
  [
    'Finds companies like your best',
    [
      'where do you find companies',
      'can you find companies like my best clients',
      'where do the leads come from',
      'how do you find prospects',
    ],
  ],
  [
    'Completes every record',
    [
      'what do i know about each lead',
      'what information comes with a lead',
      'are the email addresses checked',
      'do you find the decision maker',
      'what fields does a record have',
    ],
  ],
  ['Says who comes first', ['how are leads scored', 'which lead should i call first', 'how do you rank leads']],
  [
    'Keeps the CRM clean',
    ['will you contact my existing clients', 'how do you avoid duplicates', 'will it mess up my crm'],
  ],
  ['Scraping', ['is scraping legal', 'do you respect website terms', 'what data do you scrape']],
  ['Enrichment', ['what is enrichment', 'how do you fill missing fields', 'how does enrichment work']],
  [
    'Finding prospects means hours',
    ['how much faster is it', 'how much time does lead generation save', 'how much faster do i find prospects'],
  ],
  [
    'Cold messages all sound alike',
    [
      'do cold emails get more replies',
      'how much better are response rates',
      'how do you personalize cold emails',
      'nobody answers our emails',
    ],
  ],
  ['The CRM holds three versions', ['we have duplicate records in the crm', 'same company several times in the crm']],
  [
    'An inquiry comes in on Friday',
    ['what happens to an inquiry on the weekend', 'we answer inquiries too late', 'slow follow up'],
  ],
  ['Identify', ['how often are new prospects added', 'how fresh are the leads', 'which criteria can i search by']],
  ['Qualify', ['what happens to leads that do not fit', 'how do you qualify prospects']],
  [
    'Engage',
    [
      'do emails go out automatically',
      'who sends the messages to leads',
      'do i approve messages to prospects',
      'does it write to leads by itself',
    ],
  ],
  ['Learn', ['does the system improve over time', 'how does it learn which leads are good']],
  [
    'No mass mail',
    ['do you send spam', 'can you send thousands of emails', 'do you do bulk email', 'are people able to opt out'],
  ],
  ['No private data', ['do you use private data', 'is the lead data gdpr safe', 'do you buy lists']],
  ['Describe your five best clients', ['what do you need to start finding leads']],

  // Custom
  [
    'Custom solutions for the process',
    [
      'what are custom solutions',
      'can you build custom software',
      'our company runs on a spreadsheet',
      'we have an excel file that runs everything',
    ],
  ],
  [
    'Order orchestrator',
    [
      'can you process our orders',
      'how much faster is order processing',
      'we enter orders by hand',
      'orders come in by email and pdf',
    ],
  ],
  [
    'Voice AI phone operator',
    [
      'what did you do for the nursing home',
      'how many operator hours were saved at night',
      'phone operator for a care home',
      'night calls in a nursing home',
    ],
  ],
  ['Service scheduler', ['can you plan technician routes', 'can you schedule our crews', 'what if a job runs over']],
  [
    'Credit approval system',
    ['can you automate loan approval', 'how does the credit system decide', 'can it check credit applications'],
  ],
  [
    'Four systems of this kind',
    [
      'what custom systems have you built',
      'do you have references or examples',
      'show me your portfolio',
      'which use cases do you have',
    ],
  ],
  ['AI decision systems', ['how does the ai decide', 'who decides in unclear cases', 'can i see why it decided that']],
  ['API orchestration', ['can you connect systems that have no connection', 'can you make our systems exchange data']],
  [
    'Process automation engines',
    ['can it handle processes that take days', 'can it remind people', 'what if the server restarts'],
  ],
  [
    'Backend architecture',
    ['do you do databases and servers', 'who takes care of backups', 'do you document what you build'],
  ],
  [
    'The whole process depends on one',
    [
      'only one person knows how it works',
      'what if our key person leaves',
      'everything is in one person head',
      'our dispatcher is the only one who knows',
    ],
  ],
  [
    'Two systems hold the same data',
    ['our systems disagree', 'addresses are different in two programs', 'keep two systems in sync'],
  ],
  [
    'Standard software covers most',
    [
      'our software does almost everything we need',
      'can you extend our software',
      'we fill the gaps with spreadsheets',
    ],
  ],
  [
    'Data is too sensitive',
    [
      'our data is too sensitive for the cloud',
      'can the model run in our building',
      'can ai run offline',
      'ai on our own hardware',
      'local ai model',
    ],
  ],
  [
    '1. Discovery',
    [
      'what is your approach to a custom build',
      'how does a custom project run',
      'what are the four steps of a custom project',
      'stages of a custom project',
    ],
  ],
  ['Discovery', ['what happens in discovery', 'what do i get from the discovery step']],
  ['Design', ['is the price fixed for custom work', 'when do i get a fixed price']],
  ['Development', ['how often do i see progress', 'can i see it while you build']],
  ['Deployment', ['do you train us on the new system', 'do we get documentation', 'how does the new system go live']],
  [
    'A product already does it',
    [
      'when is custom the wrong answer',
      'should i buy or build',
      'when should i not build something custom',
      'what if there is already a product',
    ],
  ],
  ['Nobody on your side has time', ['how much time do you need from us', 'how involved do we have to be']],
  ['Self-hosted and open to you', ['who owns the code', 'do we own what you build']],

  // Meetings
  [
    'Implementation Roadmap',
    [
      'can i use the roadmap with somebody else',
      'what do i get from the free call',
      'what do i take away from the call',
    ],
  ],
  ['Nothing to prepare', ['do i need to prepare for the call', 'what should i bring', 'what do i have to have ready']],
  [
    'No sales pitch, no obligation',
    [
      'is the call a sales pitch',
      'will you try to sell me something',
      'am i obliged to buy',
      'what is the catch',
      'is there any obligation',
    ],
  ],
  [
    'The next 7 days',
    [
      'how far ahead can i book',
      'how many days does the calendar show',
      'when are you free',
      'do you have time this week',
    ],
  ],
  [
    'Opens in a new window',
    ['do i need a credit card to book', 'the calendar does not load', 'booking page is not working'],
  ],
  [
    'ROI Projections',
    ['do you calculate roi', 'how do you work out the return on investment', 'will i see whether it pays'],
  ],
  ['Business Analysis', ['what is the business analysis', 'do you look at our processes']],
  ['Implementation Plan', ['what is in the implementation plan']],
  [
    'You handle significant volume',
    ['we get thousands of leads', 'how many leads per month for the strategy session', 'we have a lot of volume'],
  ],
  ['You are ready for investment', ['do i need a budget for the strategy session']],
  [
    'You keep it in writing',
    [
      'do i get something in writing',
      'what document do i get after the session',
      'is there a follow up document',
      'what do i receive after the strategy session',
    ],
  ],

  // About
  ['It also showed me', ['why did you start automating', 'what made you start this']],
  [
    'So I began to connect',
    ['how did you become an automation consultant', 'how did you get into automation', 'tell me your story'],
  ],
  ['The habits stayed', ['how do you make sure it works', 'how do you test']],
  ['9+ Industries', ['which industries have you worked in', 'how many industries']],
  ['24/7 Monitoring', ['do you monitor around the clock', 'what does 24/7 monitoring mean', 'who watches at night']],
  ['Transparency', ['can i see the prompts', 'can i open the workflows', 'are you open about costs']],
  ['Partnership', ['do you stay after launch', 'what is it like to work with you']],
  ['Self-hosted', ['what does self hosted mean', 'why self hosted']],

  // Privacy
  [
    'Contact form.',
    ['what data does the contact form collect', 'which fields are optional', 'what do you store from the form'],
  ],
  ['Newsletter and email boxes', ['what data does the newsletter signup store', 'what do you keep when i subscribe']],
  [
    'Demo chatbot.',
    [
      'is this chat stored',
      'what do you keep from this chat',
      'is my conversation recorded',
      'do you save what i type here',
      'is this chat private',
    ],
  ],
  ['Booking on this site', ['what data do you store when i book']],
  [
    'Page views are counted',
    ['do you track me', 'do you use google analytics', 'do you store my ip address', 'are visitors tracked'],
  ],
  ['To send the newsletter', ['how do i unsubscribe', 'how do i leave the newsletter', 'stop sending me emails']],
  ['Chat transcripts:', ['how long do you keep chats', 'can my chat be deleted', 'delete my chat transcript']],
  ['Messages and bookings:', ['how long do you keep my messages', 'how long is my data stored']],
  ['Backups:', ['is my data deleted from backups too']],
  [
    'I do not sell, rent',
    [
      'what happens to my personal data',
      'what do you do with my data',
      'do you sell my data',
      'do you share my details with advertisers',
      'who do you give my data to',
    ],
  ],
  [
    'AI provider.',
    ['does this chat go to openai', 'is what i write sent to an ai company', 'who reads what i type in the chat'],
  ],
  ['Scheduling service.', ['what does the calendar service learn about me', 'who runs the booking calendar']],
  [
    'On this site, only a logged-in',
    [
      'who can read my message',
      'who sees what i send you',
      'are passwords stored safely',
      'who has access to my data',
      'is my data safe',
      'how do you protect my data',
      'how secure is this site',
    ],
  ],
  ['No system is proof', ['what if you get hacked', 'what happens in a data breach', 'i found a security hole']],
  [
    'Write to {email} from the address',
    [
      'delete my data',
      'how do i get my data deleted',
      'how fast do you answer a privacy request',
      'i want a copy of my data',
      'do you follow gdpr',
      'delete everything you have about me',
      'remove my information',
    ],
  ],
  ['This site is meant for businesses', ['do you collect data of children', 'is this site for kids']],
  [
    'Last updated',
    [
      'when was this page last updated',
      'date of the policy',
      'when were the terms updated',
      'effective date of the privacy policy',
    ],
  ],

  // Terms
  [
    'Invoices are due',
    [
      'when are invoices due',
      'how many days do i have to pay',
      'payment terms',
      'are taxes included',
      'what currency are prices in',
      'when do i have to pay',
    ],
  ],
  [
    'Project work',
    [
      'one off project or retainer',
      'do you charge a monthly retainer',
      'do you work on retainer',
      'how is a project charged',
      'fixed price or by the hour',
      'do you work on milestones',
    ],
  ],
  ['Hosting and AI usage', ['who pays for hosting', 'how do i pay for ai usage', 'will there be surprise bills']],
  [
    'If you think an invoice',
    [
      'what if an invoice is wrong',
      'what if i pay late',
      'i disagree with a bill',
      'what if i am unhappy with an invoice',
    ],
  ],
  ['What is yours stays', ['do i keep my data and brand', 'what do you do with my data during a project']],
  [
    'What I build for you becomes',
    [
      'who owns the intellectual property',
      'who owns the ip',
      'who owns what you build',
      'do i own the code',
      'who has the rights to the workflows',
      'do we own the prompts',
    ],
  ],
  ['What I bring with me', ['what stays yours', 'can i keep using your templates']],
  [
    'Each of us keeps confidential',
    [
      'do you sign an nda',
      'is what i tell you confidential',
      'can you use my name as a reference',
      'will you name us as a client',
      'do you keep secrets',
      'nda',
    ],
  ],
  [
    'In total, my liability',
    ['what is your limit of liability', 'how much are you liable for', 'what if you cause damage'],
  ],
  [
    'I do the work with the care',
    ['is there a warranty', 'what if it does not do what we agreed', 'do you fix bugs', 'what if i am not satisfied'],
  ],
  [
    'Either of us can end',
    [
      'how do i cancel',
      'can i end the service',
      'what is the notice period',
      'can i quit any time',
      'how do we terminate',
    ],
  ],
  ['you receive your data', ['what do i get when we stop', 'do i get my data back at the end']],
  ['I delete your data on my side', ['do you delete our data when the project ends']],
  [
    'name one person who can',
    [
      'what is my part in a project',
      'what do you expect from me as a client',
      'what are my responsibilities',
      'what do i have to do',
    ],
  ],
  [
    'A project starts with a written',
    ['how does a project start', 'do we sign a contract', 'is there a written agreement'],
  ],
  ['I may change these terms', ['can you change the terms']],
  [
    'What I deliver, by when',
    ['how long does a project take', 'what if we want changes during the project', 'how do scope changes work'],
  ],
  [
    'The demo chatbot on this website',
    ['is what you say binding', 'can i rely on what this chat says', 'is this chat legally binding'],
  ],
  [
    'The services rely on software',
    ['can ai be wrong', 'are the figures on this site a promise', 'do i get the same results as in the examples'],
  ],

  // Cookies
  [
    'As a visitor you get no cookie',
    ['do you use cookies', 'does this site set cookies', 'do you put cookies on my computer'],
  ],
  ['Login cookie', ['which cookies do you set', 'what cookies are there']],
  [
    'Your chat, in session storage',
    ['is my chat remembered when i reload', 'what happens to the chat when i close the tab'],
  ],
  [
    'There are no advertising trackers',
    ['why is there no cookie banner', 'do you have a facebook pixel', 'do you use trackers'],
  ],
  ['Third-party cookies', ['does the calendar set cookies', 'are there third party cookies']],
  ['If you block third-party cookies', ['can i block cookies', 'does the site work without cookies']],
  ['If you would rather not use', ['can i book without the calendar', 'can i just email you a time']],
  [
    'No new software to learn',
    ['is it hard to use', 'is it complicated', 'do i have to learn something new', 'do i need technical knowledge'],
  ],
  [
    '60 minutes, 1-on-1',
    ['is the strategy session one on one', 'how long is the strategy session', 'is it a group session'],
  ],
];
