import type { AnswersDocument } from '#content/answers.schema.ts';
import { phrasings } from '#content/intents.ts';

export const securityAnswers = {
  'data-safety': {
    topic: 'security',
    intent: 'privacy',
    title: 'Is my data safe with you?',
    phrasings: phrasings(
      'security | how do you protect our data | who can see my data | data protection in a project | how secure is it | do you sell my data | encryption | privacy | do you share my details | is client information visible to outsiders | worried about our data | hand out | who has access to our information | do you pass on data to others | is it dangerous to hand you our files | who else sees the information I put in | customer data | AI steals your data | is mine protected | how careful are you with our customer list | do you sell addresses to advertisers | who sees my data | trust with data | how do you handle data | sensitive data | keep it safe | what happens with our data | backups | leak | other people see | do you pass it on | personal information | can others see | our records | who can see our customer data | how do you protect what we give you | could our information leak | do you sell data | what about security | is it safe to share our files | how safe is it | do other people get to see our records | how secure are your systems | who gets to see what I write in the form | alarm codes and key safe numbers | is it encrypted | is customer data safe | is my information sold to anybody | one leak and I lose my licence | protect our client details | Social Security numbers | hand my customer list to a stranger | access controls | patient names in the cloud | security measures | is our information safe | cyber security | is my data safe | protected | sell my data | data protection | who has access | is it safe | how secure | is our data safe with you | are our records secure | who sees our files | could our data leak | trust you with client data | protect our information | can hackers get in | will our records leak | is it secure | who has eyes on our information | how do you protect customer files | safe from prying eyes | privacy of our numbers | who can see what our customers write | are our documents safe with you | do you give our data to others',
    ),
    answer:
      'I do not sell, rent or trade your details. In a project your records pass between your tools and your own server, logins are stored there encrypted, and I get no more rights than the work needs. On this site only a logged-in administrator sees messages, bookings and chats. No system is proof against everything.',
    link: { label: 'Privacy policy', href: '/privacy-policy#security' },
    next: ['data-location', 'ai-training', 'gdpr'],
    isActive: true,
  },
  gdpr: {
    topic: 'security',
    title: 'Do you follow the GDPR?',
    phrasings: phrasings(
      'data protection law | DSGVO | are you GDPR compliant | European privacy rules | data processing agreement | CCPA | legal basis for my data | right to information | DPA contract | data processor contract | privacy policy | privacy law | EU rules for personal data | AVV | data protection officer | California privacy act | controller and processor | Schrems | standard clauses | we have clients in Germany and France | Datenschutz | LGPD | is that legal under EU rules | do you sign a processing agreement | privacy regulation | data subject rights | lawful basis | impact assessment | EU law | EU customers | Swiss law | PIPEDA | sign a DPA | are you compliant | UK GDPR | CPRA | German law | AV contract | data privacy rules | do you comply with the GDPR | we have customers in Europe so is that okay | do we get a data processing agreement | is it in line with privacy law | what about European data protection | which privacy laws do you follow | what rights do I have over my data | we are in Munich | processor agreement | who do you pass data to | GDPR | DPA | legal | personal data | European | processing agreement | regulation | lawful | data subject | European data protection | European privacy law | are you compliant in Europe | privacy rights | where is your privacy policy | are you compliant with eu rules | dpa available | we have customers in germany, is that ok | do you keep to the european data protection rules | can we have a contract about data processing | we are in the eu, is that allowed',
    ),
    answer:
      'The privacy policy gives everybody, wherever they live, the right to see, correct and delete what I hold about them, and names the legal basis. There are no advertising trackers. The site claims no certification, and it does not mention a data processing agreement: ask me if you need one for your project.',
    link: { label: 'Your rights', href: '/privacy-policy#your-rights' },
    next: ['delete-my-data', 'data-location', 'data-safety'],
    isActive: true,
  },
  'ai-training': {
    topic: 'security',
    title: 'Is my data used to train AI?',
    phrasings: phrasings(
      "do you train AI on my data | does OpenAI see our data | does ChatGPT learn from our documents | is our data sent to an AI company | will the model remember our files | third parties that read our data | keep our data out of the cloud | do AI providers keep our data | is our data used for training | machine learning on our records | is our info fed into the model | do our texts leak to the maker of the AI | does Anthropic | Google or OpenAI keep prompts | opt out of training | used to improve the AI | train on my data | learn from our customers' data | everyone says AI steals your data | will my company secrets turn up in someone else's ChatGPT | OpenAI sees | does the robot learn from what my customers write | do they use our mails to make their model smarter | model training | does ChatGPT keep | third party AI | our data in AI | Microsoft sees | steal data | share with OpenAI | training data | our documents in ChatGPT | leak to AI | what does the AI do with our data | does the AI remember | is it sent to America | does Google read | private from AI | what do they do with it | learning from customers | does OpenAI get our data | will the AI learn from our documents | is what we enter used for training | can ChatGPT remember our secrets | do AI companies read our files | what does the AI provider do with our information | is our data used to make the AI better | I do not want our data in some AI | does OpenAI get to train on our customer list | must not be used to train a model | what does the AI company do with it | does ChatGPT keep it | our data feeds the model | who processes the data | learn from our data | used for training | AI company | AI providers | used to train | keep prompts | does the AI learn from our data | will the AI learn from our files | does OpenAI keep our stuff | our secrets end up in ChatGPT | models learn from customers | does openai learn from our data | is our data fed to the model | does openai learn from our stuff | will my documents feed the model | is what we enter used to improve AI | do they keep our prompts | could my info pop up in someone elses chat | is our content reused | training on customer data | do the AI companies learn from what we send | is our data used for something else | can we forbid that our texts are used for training | what happens with the text that goes to the model",
    ),
    answer:
      'I use your data only to do the work. For each kind of data we decide in writing: cloud model, self-hosted model, or no model at all. What a cloud provider does with the data is in its own terms, which this site does not describe; ask me and we read them for your case. With a model on your own hardware nothing leaves the building.',
    link: { label: 'AI integration', href: '/services/ai-integration' },
    next: ['ai-local-hardware', 'data-location', 'confidentiality'],
    isActive: true,
  },
  'this-chat': {
    topic: 'security',
    title: 'Is this chat stored?',
    phrasings: phrasings(
      'is my chat with you sent to OpenAI | does what I type here go to OpenAI | do you save what I type here | is this conversation recorded | who reads this chat | is this chat private | does this chat go to OpenAI | how long are chats kept | is the chat anonymous | what happens to the chat when I close the tab | are chats saved | can others read my messages here | is this window logged or archived | are my messages logged | who sees what I write in this window | chat history | transcript of this conversation | is someone reading along | keep this between us | confidential chat | are you keeping what I write | do you remember me | delete what I just typed | is it logged | will my boss or anyone else see this conversation | is it safe to write personal things here | do you store this | private chat | does anyone see this | is it confidential here | can you see who I am | do you know my name | are you recording | safe to type | will you use what I write | see my IP | is this conversation being saved | who can read what I write here | how long do you store this chat | does someone read along | does anybody read this | is somebody reading along | are my words kept | do you remember what I asked last week | is this conversation private | who reads the chat | chat privacy | is this being recorded | do you know who I am | is this chat saved | who reads this | recorded | logged | this conversation | anonymous | what I type | keep this | transcript | my messages | read along | what happens to this conversation | do you keep what I type | is this conversation saved | who reads these messages | do you log chats | can you see what I type | chat history kept? | are you recording me | is this logged | are you recording me now | will you remember me | anonymous here? | is what I write here stored | can other people read this chat | how long do you keep this conversation | what happens with what I write here',
    ),
    answer:
      'The messages and replies of this chat are kept while they help to improve the answers, or until you ask me to delete yours. The conversation carries no name unless you type one, and your browser forgets it when you close the tab. If an AI provider is connected, it may see the messages of this conversation. Please type no passwords, health details or secrets here.',
    link: { label: 'Privacy policy', href: '/privacy-policy' },
    next: ['delete-my-data', 'data-safety', 'cookies'],
    isActive: true,
  },
  'data-collected': {
    topic: 'security',
    title: 'What do you store when I write, book or subscribe?',
    phrasings: phrasings(
      'what happens with the message I just sent | who is responsible for my personal data | what data does the contact form collect | what do you store when I book | what data does the newsletter signup store | which personal data do you collect | what happens to my personal data | how long do you keep my messages | who reads what I send you | which details are kept after I submit an inquiry | personal details from visitors | which fields are stored after booking | retention | is my email address kept | details gathered from visitors of the website | retention of form entries | information gathered about a subscriber | which answers of the form go into your database | storage of booking entries | what do you know about me after I fill in the form | which data | contact form data | why do you need my phone number and company | what ends up in your database when I sign up | how long is my message kept on file | what is stored | information about me | how long do you keep it | data from the form | booking data | newsletter data | my details | save my address | who gets my information | phone number stored | visitor data | data I enter | what do you save when I fill in the form | which information do you collect about me | what happens with my email address | do you keep my data | how long do you keep what I send | what is stored when I book a call | why do you want my phone number | what data do you have about visitors | which details do you keep | information from the form | do you sell addresses | what do you store | collected | why do you need my email | what happens to my details | what do you do with my email | what data do you have | how long do you keep my data | what gets stored from the form | which details do you save | info you gather when I book | what information do you gather about me | which details are stored from the form | what is kept when I sign up | privacy notice | purpose of the data | what happens with my phone number | what do you know about me when I fill in the form | what information is saved when I book | what do you do with the data from the form',
    ),
    answer:
      'From the contact form your name, email address, the services and your message; company and budget are optional. From a booking also the day, time and time zone, from the newsletter only your email address. I use it to answer you and to hold meetings, and never sell it. Messages are kept while we are in touch, or until you ask me to delete them.',
    link: { label: 'Privacy policy', href: '/privacy-policy#information-collected' },
    next: ['delete-my-data', 'data-safety', 'cookies'],
    isActive: true,
  },
  'delete-my-data': {
    topic: 'security',
    title: 'How do I see or delete what you have about me?',
    phrasings: phrasings(
      'delete my data | remove my information | erase everything about me | what do you know about me | copy of my data | correct my data | delete this chat | forget me | which data of mine do you hold | data access request | delete my profile | see what you hold on me | wipe my records | erasure | right to be forgotten | which info about me is on file | change or correct my details | I want my data removed | I want everything gone | wipe me from your system | please erase the conversation and my address | send me a list of what you hold on me | take my name out of your records | delete my account | delete everything | what do you have on me | right to deletion | take me out | get rid of my data | export my data | see my data | purge | change my data | delete my email | data deletion | withdraw consent | clean my records | opt out of everything | show me what you hold | delete my conversation | please delete everything you have about me | how can I see what you saved about me | can you erase this conversation | how do I get my data deleted | correct my details please | erase one client on request | see what you store about me | delete | remove | erase | my data | access request | wipe | remove my name | wipe my data | remove my details | delete everything about me | remove my address | erase what you hold | see my stored data | wipe my chat | erase me | what do you have on file about me | forget my details | I want a copy of my data | take me out of your system | get rid of my email address | please remove everything you have about me | how do I find out what you have stored about me | I want my data deleted | can you erase my address',
    ),
    answer:
      'Write to {email} from the address concerned, so that I know the request is yours. I show you what I hold, correct it or delete it, unless a law obliges me to keep it. It costs nothing, and I answer within 30 days. For a chat, tell me roughly when it was and what it was about.',
    link: { label: 'Your rights', href: '/privacy-policy#your-rights' },
    next: ['this-chat', 'gdpr', 'newsletter'],
    isActive: true,
  },
  cookies: {
    topic: 'security',
    title: 'Do you use cookies or trackers?',
    phrasings: phrasings(
      'do you track me | Google Analytics | Facebook pixel | why is there no cookie banner | does the calendar set cookies | do you store my IP address | local storage | Matomo | Plausible | ad tracking | retargeting | fingerprint | cookie consent popup | am I being tracked here | third-party scripts | do you log IP addresses | is this page spying on me | do I have to accept something | do you use pixels | beacons or session replay | tracking across websites | third parties | spy | monitor visitors | Hotjar | are you following me | remarketing | what do you measure | count visitors | third party cookies | ad blocker | does this site track me | are you using Google Analytics | why do I not see a cookie banner | do you know who visits your page | does the site store anything on my computer | are there ads or trackers here | cookies | trackers | tracking | analytics | pixel | banner | cookie banner | do you track | IP address | track me | do you use cookies | am I being tracked | advertising pixels | do you follow visitors | do you put cookies on my browser | google analytics here? | any ad trackers | why no cookie banner | pixels | do you follow me around the web | tracking on this page | why does your page not ask about cookies | do you count what I do on this page | do you use google to track me | does this site set cookies',
    ),
    answer:
      'As a visitor you get no cookie from this site, and there are no advertising trackers and no analytics cookies. Page views are counted without storing your network address. Where a page shows the calendar of another company, that company may set cookies of its own: the cookie policy says whether this is the case.',
    link: { label: 'Cookie policy', href: '/cookie-policy' },
    next: ['this-chat', 'data-safety', 'delete-my-data'],
    isActive: true,
  },
  'regulated-data': {
    topic: 'security',
    title: 'Are you HIPAA or SOC 2 compliant?',
    phrasings: phrasings(
      "ISO 27001 | PCI | patient data | regulated industry | compliance | do you sign a BAA | bank or insurance regulations | health records | PHI and business associate agreement | credit card data | PCI DSS | audits | SOC2 | ISO certificate for security | FINRA | defense | attorney privilege | compliance requirements | will you look into my patients' files | FedRAMP | HITRUST | CJIS | FERPA | GLBA | NIST | we are a hospital | therapist or bank | auditor asks for your security report and certificates | medical records | CMMC | healthcare | finance | health data | certified security | law enforcement | legal requirements | strict rules | protected health information | banking secrecy | school records | military | we are a medical practice so can we use this | do you meet HIPAA | is it compliant for banks | clinic data | do you have a security certificate | we have to pass an audit | can you work with patient data | are you allowed to handle health information | vendor sheet | our industry has strict rules | do you sign a business associate agreement | security questionnaire of our insurer | audit report | compliance certificate | a straight yes or no on HIPAA | bank or defence rules | my clients will ask for proof of security | insurer wants to know about vendors | HIPAA | SOC 2 | banking | regulated | BAA | credit cards | auditors | compliant | business associate agreement | patient records | bank data | SOC2 report | health information | attorney client privilege | compliance for finance | baa available | patient records allowed? | finra rules | we are in a regulated field | we work with patient data, is that allowed | are you approved for health information | our industry has strict rules for data",
    ),
    answer:
      'The site claims none of these certificates or agreements, so I do not claim them here. What I can do for sensitive data: run the model on hardware in your building, and put a person at the end of each decision about health, law or money. Tell me your requirement in the free call, before any data moves.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['ai-local-hardware', 'certificates', 'data-location'],
    isActive: true,
  },
  'data-location': {
    topic: 'security',
    title: 'Where is our data stored?',
    phrasings: phrasings(
      'data location | where is the data kept | in which country are the servers | servers in the EU | data center | does the data leave the country | who hosts our data | which providers see our data | hosted in which region | where are your servers | where do you keep our files | stored in America or Europe | AWS region | hosting country | does anything get transferred overseas | physical location of the database | is our data kept in Germany | Canada or UK | offshore | which subprocessors do you use | list of vendors | could it be hosted in Canada | in Europe or on our premises | is anything stored abroad | outside the country | which data center | which cloud | whose disk | where is data stored | EU servers | which companies | Switzerland | data residency | stays in the country | jurisdiction | who stores | keep in Canada | sovereignty | on which servers are our files | which companies get our data | can it be hosted in our country | where is this hosted | who are your hosting providers | could everything stay on our own server | where does it sit physically | where are recordings stored | where does the information go | are files kept in the USA | data centre | where do you store things | where does everything my customers say end up | which country | cloud | overseas | our premises | where are the servers | providers | subprocessors | physical location | leave the country | host in Europe | where is our data kept | is the data stored in Europe | does our data leave the country | in which country | which country is the data in | does it stay in the United States | AWS or where | where do our files end up | cloud region | which country are the servers | is it stored in the us | on premise | is it kept in the us | which country holds the files | eu servers possible | where do records sit | on whose disks | does anything leave our network | storage place | in which country is our data kept | where are the files stored | can the data stay in europe',
    ),
    answer:
      'For a project: on a server we choose together, set up for your business, or on a machine in your own building. For this website: in its own database on its own server; the site does not name the country. If you ask, I tell you which providers are in use at the time.',
    link: { label: 'Privacy policy', href: '/privacy-policy#sharing-of-information' },
    next: ['workflow-server', 'ai-local-hardware', 'gdpr'],
    isActive: true,
  },
  breach: {
    topic: 'security',
    title: 'What if you get hacked? How do I report a weakness?',
    phrasings: phrasings(
      'what if there is a data breach | what if somebody hacks you | I found a security hole | report a vulnerability | are there backups | what if the server is attacked | data leak | cyber attack | stolen data | security incident | hackers | ransomware | virus | pentest | bug bounty | disclosure | information stolen | exposed | disaster recovery | restore a backup | emergency plan for an attack | how do you notify us of a leak | what do you do when criminals get in | security contact | how would we find out that something leaked | is there a copy if the disk dies | responsible disclosure | bug in your site | report a bug | what if someone breaks in | data loss | compromised | phishing | security problem | theft | intrusion | what if data gets out | broke in | lost data | what happens if you are hacked | are there backups of our data | I found a security problem on your site | how do you react to an attack | would you tell us about a leak | what if someone steals the data | leak happened | found a bug on your site | hacked | breach | attack | security hole | notify | vulnerability | incident | cyber | recovery | found a bug | bounty | restore | emergency plan | data breach | how do I report a vulnerability | found a security hole | were you ever hacked | what if passwords are stolen | what if hackers get in | have you been hacked before | incident response | report a bug in your site | stolen data, what then | vulnerability disclosure | what do you do if somebody breaks in | I have found a weak point on your site | do you tell us when data was stolen | what if your server gets attacked',
    ),
    answer:
      'No system is proof against everything. If a breach puts your details at risk, I tell you and the authorities as the law requires. The database is backed up. If you find a weakness, please write to {email} before you publish it.',
    link: { label: 'Security', href: '/privacy-policy#security' },
    next: ['data-safety', 'liability', 'contact-details'],
    isActive: true,
  },
} satisfies AnswersDocument;
