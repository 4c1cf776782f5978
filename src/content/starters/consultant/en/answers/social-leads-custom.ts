import type { AnswersDocument } from '#content/answers.schema.ts';
import { phrasings } from '#content/intents.ts';

export const socialAnswers = {
  'social-media': {
    topic: 'social',
    intent: 'about',
    service: 'social-media-automation',
    title: 'What is social media automation, and where do the posts come from?',
    phrasings: phrasings(
      'can you do our social media | I hate writing posts | tired of making content | we never find time to post | I forget to post for months | automate posting | content automation | posts for Instagram and LinkedIn | help with Instagram | our account goes quiet when we are busy | social presence | how does the posting work | someone to run it | social media manager | scheduling tool for posts | like Buffer or Hootsuite | our Facebook page is dead | keep our feed active | what are the posts made from | does it invent content | are the stories true | nothing happened this week | no ideas for posts | I never know what to write on social | when are posts published | can I choose the posting times | how do we stay consistent | does it post on holidays | no photos to share | does AI make the pictures | content calendar | captions and images | repurpose old articles | videos or podcasts into posts | my feed is empty | post on Instagram for me | I never get around to posting | automatic posts | who writes the posts | keep our profiles alive | run our Instagram | content creation | turn job photos into posts | from our blog to LinkedIn | do you take over our social accounts | posting regularly | nothing to say | we have photos but no time | are the posts made up | what do you post when nothing happens | how often do you post | hands off posting | marketing on social | posts from projects | before and after pictures | do you make videos for social | social media calendar | recycle old content | I feel guilty about not posting | turn my blog into posts | my Instagram has been dead since spring | I have no clue what to post | can you take the posting off my hands | we do great work but never show it online | what does your posting system do | where does it get the ideas for posts | I have hundreds of photos of jobs on my phone | how often would it post for me | do I have to write anything for the posts | does it just make stuff up for content | marketing on social media takes me hours | who is going to post for us | what if there is nothing to report this week | nothing has been posted for months | our marketing person left | Instagram for a drain company | posting service | carousels and captions | content for our pages | schedule posts automatically | we post for nine clients | I have no time for Facebook | write posts from our jobs | social media | keep our feed alive | nobody here has time to post | content for our channels | who writes the captions | what do you do about social media | can you run our Facebook | regular posting without me | posts go out by themselves | automatic posting on linkedin | instagram on autopilot | someone to do our facebook | do you do social media | do you offer social media automation | what is social media automation | do you also do social media',
    ),
    answer:
      'I build the pipeline that turns what you already have into posts for each platform: photos from the job, articles from your blog, a voice note from the van. You see the drafts, and only what you approve is published, at the times you set. Nothing is invented: if nothing happened this week, it asks you for something, and a store of approved posts keeps the rhythm when you are busy.',
    link: { label: 'Social media automation', href: '/services/social-media-automation' },
    next: ['social-platforms', 'social-approval', 'social-results'],
    isActive: true,
  },
  'social-platforms': {
    topic: 'social',
    title: 'Which platforms can you publish to?',
    phrasings: phrasings(
      'which social networks | Instagram | X | LinkedIn | do you do Facebook or TikTok | can it post to Twitter | do I need a business account for Instagram | can it post reels | does X cost extra | company page or personal profile | LinkedIn posts | YouTube | Pinterest | shorts | does it post the same thing everywhere | Threads or Bluesky | which channels are supported for posting | Google Business profile posts | stories | carousels | publish on several networks simultaneously | is TikTok possible | facebook page posting possible | do you cover Snapchat | Reddit | Nextdoor or Yelp | Xing | on what sites can you publish for us | which accounts do we need to connect for posting | which networks | where does it post | Google profile | Instagram business account | can it post on my company page | different text for each network | several platforms at once | does X cost money | supported platforms | which apps | can you post to Facebook groups | video platforms | can it publish on TikTok as well | we only use Facebook so does that work | which social networks can you connect | does it post to LinkedIn and Instagram at once | I need a business profile for that or not | is X included | can it upload videos | and on LinkedIn | does it do TikTok | can LinkedIn ban us for automated posts | Google Business posts | account gets blocked | is automated posting allowed | reels | TikTok | Facebook | Threads | Nextdoor | Bluesky | Facebook pages | YouTube shorts | can you publish on Facebook | tiktok too | google business profile',
    ),
    answer:
      'Instagram, X and LinkedIn, each through its official interface, with access you can revoke at any time. Instagram needs a professional account, and X may charge for access; you hear the price first. Other platforms are not named on this site, so ask me about yours.',
    link: { label: 'Where it publishes', href: '/services/social-media-automation#platforms' },
    next: ['social-approval', 'social-results', 'project-price'],
    isActive: true,
  },
  'social-approval': {
    topic: 'social',
    title: 'Do I approve posts before they go out, and do they sound like me?',
    phrasings: phrasings(
      'do I see the posts first | can I edit a post before it is published | will the posts sound like me | does it write in my tone | does it post without asking | how does it know my style | I do not want generic AI posts | who answers the comments | what about negative comments | does anything go out without my OK | veto or reject a post | brand voice | I want to check drafts before publishing | tone and wording | will it sound robotic or bland | replying to comments and messages | who presses publish | emojis | AI posts sound cringe | will people notice | can my assistant check posts before they are public | hashtags | jargon | our style and voice | what if someone leaves an angry comment under a post | do I see it before it is posted | who checks the posts | can I change a post | does it post on its own | our tone | in my own words | no AI sounding posts | nothing embarrassing goes out | who replies to comments | bad comments | can I say no to a post | posting without my permission | sign off posts | can it write the way I talk | fake sounding | how do I correct a draft | trolls | can I read the posts before everybody sees them | does it sound like me or like a machine | what if I do not like a draft | who answers people who comment | I do not want anything published without my okay | how does it learn the way I talk | what about mean comments under a post | can I check posts first | will followers notice that AI wrote it | wrong tone of voice | I do not want embarrassing posts | will it sound like us | who approves the post | edit the drafts | will it sound like me | approve posts | comments | style | wording | drafts | our style | can I check a post first | does it sound like us | nothing embarrassing please | who signs off the drafts | edit captions before they appear | our tone of voice | see the post before it is out',
    ),
    answer:
      'Nothing goes out without your yes: you approve, edit or drop each draft in a single message. The drafts follow a sheet with posts you liked and words you never use, and you can change it. Comments come back sorted, with the buying questions on top and an answer drafted.',
    link: { label: 'The pipeline', href: '/services/social-media-automation#pipeline' },
    next: ['social-platforms', 'social-results', 'workflow-approval'],
    isActive: true,
  },
  'social-results': {
    topic: 'social',
    title: 'How much time does it save, and will I get more followers?',
    phrasings: phrasings(
      'more likes and reach | go viral | hours saved with social media automation | do you buy followers | results on social media | engagement bots | how many views will I get | does it bring more customers from Instagram | time saved on posting | grow our audience | shadow ban | reach and impressions | subscribers and fans | how effective is posting automatically | measurable outcome from Instagram | algorithm | reach drop | be seen | will my posts bring customers | how many hours does the posting pipeline save | can you get me to ten thousand followers | is posting worth the effort | what comes out of it | will I get followers | does posting bring customers | grow on Instagram | how much time does it save on social | is social media worth it | will it go viral | more engagement | how many followers | more visibility | does it boost sales | results of social | what will posting get me | is automated posting punished | any guarantee of reach | do people unfollow | will it get me more followers | does this bring me any customers | how much time do I save with automatic posts | can you make us famous on Instagram | what do I get out of posting regularly | are more likes guaranteed | will the algorithm punish automated posts | reach and likes | hours saved with posts | social media results | will I get more followers | engagement | reach | likes | buy followers | hours saved on posts | impressions | more followers | what do I get out of the posts | do likes go up | more reach? | hours saved with posting | will posting bring customers | what does it do for my numbers | is it worth posting at all',
    ),
    answer:
      'For businesses that write, size and upload every post by hand, the page puts it at 15+ hours per week saved. That is an example, not a promise. I make no promise of reach either: you get time and regularity, no bought followers and no bot comments. Whether a post takes off is up to the people who read it.',
    link: { label: 'What it does not do', href: '/services/social-media-automation#limits' },
    next: ['social-media', 'result-promise', 'free-call'],
    isActive: true,
  },
} satisfies AnswersDocument;

export const leadAnswers = {
  leads: {
    topic: 'leads',
    intent: 'about',
    service: 'lead-generation',
    title: 'How does lead generation work?',
    phrasings: phrasings(
      'find me customers | how do I get more customers | we need more leads | we research prospects by hand | fill our pipeline | find companies like my best clients | sales automation | outbound sales | I need new business | get me more clients | sales pipeline is empty | client acquisition | find potential buyers automatically | B2B prospect research | the phone has been dead quiet and I need more customers | empty order book | business is down | how do you find prospects | who could buy from us | drum up new work | get my name out | grow sales | find me new customers | we need work | empty pipeline | business is slow | more sales | how do I win clients | do you do outbound | prospect lists | research companies for us | cold acquisition | B2B leads | our sales guy spends days googling | who could be our customer | target companies | get in front of decision makers | sales leads | lead machine | find companies that need us | generate demand | more jobs | fill the calendar with customers | market research | lookalike companies | winter is slow | get more work | not enough orders | phone stays silent | we do not have enough work for the winter | find businesses that might need us | lead gen | my sales people spend their days searching the web | can you bring me new clients | our pipeline is empty and I need jobs | how does your lead system work | can it find companies similar to our best customers | who could I sell to | I would like more inquiries | the order book is thin | help me grow my sales | find property managers who need an electrician | search for companies to call | sales outreach | we need more enquiries | find clients | list of companies in my area | reply to enquiries within a minute | score by headcount and assign to a rep | prospect research by hand | signups nobody qualifies | a list of four thousand managers and no plan | want fewer but better enquiries | lead generation | prospecting | new business | how can I get more customers | B2B prospecting | fill my pipeline | need more customers | find companies that could buy from us | prospecting by machine | new business without cold calling | who might need my product | get me clients | list of potential customers | lists of companies | do you do lead generation | do you offer lead generation | what is lead generation | do you do leads | do you also do leads',
    ),
    answer:
      'You describe your five favorite clients. Every night the system looks for others like them, completes each record with industry, size and the person who decides, scores it with a reason to call, and puts it into your CRM. First messages are drafted and wait for your approval.',
    link: { label: 'Lead generation systems', href: '/services/lead-generation' },
    next: ['leads-source', 'leads-crm', 'leads-promise'],
    isActive: true,
  },
  'leads-source': {
    topic: 'leads',
    title: 'Where do the leads come from?',
    phrasings: phrasings(
      'do you buy lists | is scraping legal | source of the data | where do you find the companies | what do you scrape | is the lead data private | which sources do you search | are the contacts verified | how do you collect the contacts | do you respect website terms | origin and quality of the addresses | permitted to gather contacts under privacy law | LinkedIn scraping | Apollo | ZoomInfo | legal to gather business contacts | CAN-SPAM | public directories | B2C | registers or purchased databases | do you target homeowners too or just businesses | consumers | did those people agree to be contacted | where do you get the names | phone numbers and emails from | is the list bought | stolen | fresh or recycled | is the data legal | bought lists | Google Maps | where do leads come from | how do you find people | private persons | consumers or companies | are they opted in | how current is the data | public data | licensed data | is it allowed | GDPR and leads | quality of data | which countries | do you violate terms of service | are contacts checked | where do you find these companies | is it legal to collect such data | lead scraping | do you buy addresses somewhere | can it find private homeowners | how up to date are the contacts | did those people give permission | will it get me into trouble | do you take the data from LinkedIn | how do you get their email addresses | where do the addresses come from | data protection for leads | which databases | is finding clients that way lawful | Apollo or ZoomInfo | are the leads exclusive to me | bounced addresses | quality of the addresses | where do you get the addresses | do you scrape | databases | homeowners | directories | registers | are the addresses legal | where does the data come from | scraping? | do you purchase lists | how do you find these firms | which directories',
    ),
    answer:
      'From public sources we choose together, such as directories, maps, registers and job boards, or from providers with a license for their data. It is business information only; site terms and request limits are kept, and private profiles stay private. Addresses are checked before they reach you.',
    link: { label: 'Where I draw the line', href: '/services/lead-generation#limits' },
    next: ['leads-mail', 'leads-crm', 'gdpr'],
    isActive: true,
  },
  'leads-mail': {
    topic: 'leads',
    title: 'Do you send mass mail?',
    phrasings: phrasings(
      'do you send spam | cold email campaigns | send thousands of emails | email blast | who writes to the leads | do messages go out automatically | cold outreach | nobody answers our cold emails | how much better are response rates | do I approve messages to prospects | automated outreach sequences | opt in | will recipients report us as junk senders | newsletters to strangers | bulk mailing | personalised first messages | will our domain be blacklisted | opt out | who presses send on outreach | are you going to blast emails to strangers in our name | will I look like a spammer | do you call or message prospects for me | do they agree to be contacted | do you send the emails | do you contact them for us | will we get blacklisted | automated emails to prospects | does it send by itself | LinkedIn messages | how personal are the messages | can they opt out | do you call the leads | bulk emails | mail merge | approach strangers | unsubscribes | email reputation | deliverability | do I have to send them myself | follow up messages to leads | will you send emails to strangers for me | I do not want to be a spammer | who writes the first message to a prospect | does the system contact people on its own | could our domain end up on a blacklist | do people get annoyed by these messages | how do the prospects hear from us | do you also make the phone calls to leads | sounds like spam to me | will my domain be blacklisted | who sends the messages | personal messages | cold emails | mass mailing | who writes to them | sequences | response rate | outreach | campaigns | bulk email campaign | do you spam people | who writes the first message | how many mails per day | will my domain get blacklisted | is it legal to write to strangers | mass emails | is that spam',
    ),
    answer:
      'I send no mass mail. First messages are drafted one by one, each opening with a fact about that company, and a person sends them. Opt-outs are honored, and every message says who sends it. The page gives 3x higher response rates as an example of the difference; that is not a promise.',
    link: { label: 'Where I draw the line', href: '/services/lead-generation#limits' },
    next: ['leads-promise', 'leads-source', 'workflow-approval'],
    isActive: true,
  },
  'leads-promise': {
    topic: 'leads',
    title: 'How many leads or deals will I get?',
    phrasings: phrasings(
      'how many leads per month | guaranteed leads | do you guarantee customers | number of deals | how many new clients will it bring | pay per lead | how good are the leads | minimum number of leads | what results with lead generation | conversion rate | number of appointments or sales you deliver | commission | expected quantity of leads | yield of lead generation | pay only for results | can you promise new customers | how many prospects each week | can you promise ten new customers a month | how many jobs will that give me | pay only per closed deal or per appointment | I want sure results from lead gen | will I get deals | do you promise a number | how many a week | do they buy | commission only | success fee | what results can I expect from lead generation | what if no one buys | how many clients | can you fill my pipeline for sure | how many appointments | is there a minimum | what is realistic | will these turn into sales | number of prospects | how many new customers can you get me | do I get a guarantee for a number of leads | what if none of the leads buy | can I pay only when somebody buys | how many appointments will I have each month | are the leads any good | what can I realistically expect from it | extra jobs per month | will I get deals out of it | how many leads | guaranteed customers | how good are they | conversion | leads per month | quantity | can you guarantee leads | how many new customers a month | number of appointments | how many new customers per month | guaranteed deals | what can I expect from prospecting | number of meetings | do leads turn into sales',
    ),
    answer:
      'I do not promise a number of deals: your offer and your people close them. I can promise complete records and quick follow-up. In the free call I tell you where more companies like your best clients can be found.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['leads', 'result-promise', 'leads-source'],
    isActive: true,
  },
  'leads-crm': {
    topic: 'leads',
    title: 'Do the leads land in our CRM?',
    phrasings: phrasings(
      'leads into HubSpot | leads into Salesforce | which CRM do you support | duplicates in the CRM | will it mess up my CRM | clean up our contacts | inquiries are answered too late | who follows up on a lead | Pipedrive or Zoho | what happens to an inquiry on the weekend | import prospects into our database | sync leads with Pipedrive or Zoho | dirty CRM | double contacts | slow response to web inquiries | leads fall through the cracks | speed to lead | do new inquiries show up by themselves in our sales tool | we reply to web requests days later and lose them | messy customer list | tidy it up | who gets assigned when someone asks for a quote | do leads go into our CRM | no more spreadsheets of leads | lead routing | we answer inquiries too slowly | web inquiries get lost | assign leads to sales people | is our CRM a mess | contact form into CRM | task for the team | remind us to call | do I have to import a file | fast follow up | update existing contacts | inquiries on weekends | requests fall through | our sales database | Excel instead of a CRM | Close or Copper | do new leads show up in HubSpot by themselves | inquiries from the website get lost in our inbox | assign leads to reps | we call people back too late | can it assign each lead to a sales person | our customer list is full of duplicates | will you put the leads into our system | what happens with an inquiry that comes in on Sunday | we forget to follow up | where do I find the leads | export of leads | pipeline in our CRM | duplicates | Zoho | HubSpot | Salesforce | Pipedrive | who follows up | put prospects into Salesforce | where do I see the leads | export as a spreadsheet | does my sales team get a task | import contacts into our system',
    ),
    answer:
      'Each record goes into HubSpot, Salesforce or whatever you use, with source and date, and your team gets a task with a reason to call. Duplicates are merged, existing clients are left alone, and every lead has an owner. Nobody imports a file.',
    link: { label: 'How it works', href: '/services/lead-generation#how-it-works' },
    next: ['connect-my-tools', 'leads-mail', 'project-price'],
    isActive: true,
  },
  'leads-record': {
    topic: 'leads',
    intent: 'included',
    service: 'lead-generation',
    title: 'What do I get for each lead, and how are leads scored?',
    phrasings: phrasings(
      'what information comes with a lead | which lead should I call first | do you find the decision maker | what is enrichment | are the email addresses checked | what happens to leads that do not fit | how fresh are the leads | does the system improve over time | background facts on a prospect before dialing | data fields of a prospect | company size and revenue of the prospect | warm and cold leads | are outdated contacts removed | lead qualification criteria | what do I know about a company before I ring them | role and size for each prospect | how do you rate who is worth calling | what do I get per lead | wrong phone numbers and dead addresses in a list | contact person | phone number of the lead | which lead first | best prospects | details about a company | how do you rate them | why should I call this one | is the email verified | what do I know before I call | hot leads | how often are there new ones | do you drop bad ones | profile of a prospect | does it get better | lead quality | how are leads ranked | how clean are the contacts | what will I know about a lead before I call | do you tell me who decides there | how do you decide which lead is good | is there a phone number for each contact | what details do I get on each company | how often do new names arrive | phone numbers and names | how many leads per day | data quality of leads | what is in a record | how are leads scored | lead score | score | enrichment | what information | decision maker | company size | which of the leads should I call first | what do you tell me about each company | name of the decision maker | are emails verified | how is a lead rated | quality of the data | phone number included in a lead | what is in a lead | how do I know it is a good one | phone number with each lead',
    ),
    answer:
      'Each record holds industry, size, software in use, the person who decides, and an address that has been checked. The score has its reason beside it, such as "opened a second location". New names are added daily, what does not fit is dropped, and won and lost deals flow back into the score.',
    link: { label: 'The four-stage engine', href: '/services/lead-generation#engine' },
    next: ['leads-source', 'leads-crm', 'leads-mail'],
    isActive: true,
  },
} satisfies AnswersDocument;

export const customAnswers = {
  custom: {
    topic: 'custom',
    intent: 'about',
    service: 'custom-solutions',
    title: 'Can you build a custom system?',
    phrasings: phrasings(
      'custom solutions | custom software | bespoke system | our company runs on a spreadsheet | only one person knows how it works | there is no software for our process | our two systems never agree | build something from scratch | Excel file that runs everything | what if our key person leaves | tailor-made program | internal tool | made to measure tool for us | our Excel sheet is a monster | portal | dashboard | nothing on the market fits us | knowledge sits in the head of one colleague | everything hinges on one lady in dispatch and she is retiring | can you program something only for us | whole company lives in one giant Google sheet | replace the whiteboard | paper slips and phone chains | build us something of our own | our process is in one spreadsheet | we need a tool nobody sells | one person knows everything | special software | internal system | program for our workflow | custom app for the office | portal for clients | Excel chaos | a system around how we work | knowledge leaves with an employee | retirement of a key person | inventory system | scheduling tool of our own | made for us | integrate everything into one system | custom built | in-house tool | whiteboard planning | nothing fits our process | individual software | database application | could you program something for us | we have a spreadsheet that runs the whole company | the only person who knows how it works is leaving | dispatch board | there is no program on the market for what we do | could you develop a tool just for us | our planning happens on a whiteboard | we have outgrown Excel | I need one place where everything comes together | can you build a system around our process | everything is in the head of my foreman | special solution | a portal where my customers see their orders | our processes are too special for standard tools | build exactly what we need | our spreadsheet has grown too big | a system for our own way of working | order parts automatically when stock is low | individual development | something nobody sells | rules engine | replace our spreadsheet with a proper system | we need our own tool | replace a monster spreadsheet | software just for our process | build something from scratch for us | an internal tool | a portal for our clients | bespoke | something built just for us | an inventory tool | portal for our clients | our own app for staff | do you do custom systems | do you offer custom software | what is a custom system | do you do custom stuff',
    ),
    answer:
      'For the process that lives in a spreadsheet, three inboxes and the head of one person, I build the system that runs it, around the tools you keep. I sit beside the person who knows the work, write the rules down and build them in, exceptions included. Bring the spreadsheet to the free call.',
    link: { label: 'Custom solutions', href: '/services/custom-solutions' },
    next: ['custom-examples', 'custom-steps', 'custom-not'],
    isActive: true,
  },
  'custom-examples': {
    topic: 'custom',
    intent: 'examples',
    service: 'custom-solutions',
    title: 'What custom systems do you build?',
    phrasings: phrasings(
      'examples of custom work | use cases | portfolio of systems | nursing home phone operator | credit approval system | schedule technicians and routes | what have you built | case studies | projects you have done | finished solutions | track record of systems | show me previous projects | past work | gallery | lender | some systems you made for other firms | ERP order system | dispatch planner | loan approval | real-life custom solution | field technicians | tell me about systems you already delivered | order desk | demo of a project | most complicated thing you have built | past projects | what have you built so far | examples of your work | show me something you built | what kind of systems | orders into ERP | technicians scheduling | credit decisions | your best project | something similar to what we need | proof of custom work | what did you build for others | complicated project | demo of a custom system | finished projects | success story of a custom system | what kind of systems have you built for other companies | show me something you made from scratch | have you ever built an order system | is there a case study I can read | what was your biggest project | work samples | do you have examples of custom work | what did you do for that nursing home | one real example of something you built | show me a flow you built | screenshot or video of your work | nursing home at night | something you built for a firm like mine | nursing home | show me what you made | portfolio | your work | previous projects | what have you made to measure | show a system you designed | ideas for a tailor made tool | inventory, dispatch or order systems | which kind of bespoke software',
    ),
    answer:
      'Four systems of this kind: an order orchestrator that reads orders and enters them in the ERP (80% faster order processing), a voice AI phone operator for a nursing home at night (85% fewer overnight operator hours), a scheduler for technicians, and a credit approval system in which an officer decides unclear cases. The figures are examples, not a promise for you.',
    link: { label: 'Use case examples', href: '/services/custom-solutions#use-cases' },
    next: ['custom-steps', 'references', 'result-promise'],
    isActive: true,
  },
  'custom-steps': {
    topic: 'custom',
    intent: 'process',
    service: 'custom-solutions',
    title: 'How does a custom project run?',
    phrasings: phrasings(
      'steps of a custom project | how do you develop a custom system | do we see progress while you build | development | deployment | is the price fixed for custom work | how does the new system go live | what do we get from discovery | phases of software development | weekly progress | how often do I see progress | agile | sprints | how do you handle a bespoke build | milestones of development | prototype | specification | design stage | how will we follow the progress | handbook | documentation | stages of custom development | acceptance test of the new system | who documents the system so the next IT guy understands it | how do you build a custom system | how do we know you are on track while you develop | do you deliver all at once or piece by piece | documentation and training for a tailor-made system | handover | how do we start a custom build | what is discovery | do we see something early | training on the new system | how often do you report | requirements | design phase | testing of the custom system | how does development go | do you work in sprints | are we involved | first version | fixed scope | deploy | will the next developer understand it | how do you go about developing | how would you go about building our own system | who writes the documentation | will I see something before it is finished | how often do you show us progress | what happens in the discovery phase | will my people be trained on it | how do we get from the old system to the new one | is the price fixed when you build something custom | is there documentation or is it all in your head | handover of a custom system | who documents | milestones | stages of a custom build | how do you develop | when do we see something | how long is discovery | phases of a big build | how do you design a system for us | do we see something in between | who tests the custom software',
    ),
    answer:
      'In discovery I follow real cases, and you get a written picture of the process. The design shows the architecture on a few pages, with fixed scope and price for the first working part. I develop in short stages, and you see progress every week. The new system first runs side by side with the old way, then in its place, with training and documentation.',
    link: { label: 'The four steps', href: '/services/custom-solutions#process' },
    next: ['project-price', 'your-part', 'ownership'],
    isActive: true,
  },
  'custom-not': {
    topic: 'custom',
    title: 'When is a custom system the wrong answer?',
    phrasings: phrasings(
      "should I buy or build | what if there is already a product | when should we not build | do we really need something custom | our process changes all the time | is custom overkill | when would you advise against it | reasons against custom software | is a ready product better | would a simple tool do | when is building it a bad choice | build versus buy | is a bespoke tool too much for us | overengineering | we change how we work every month | a simple spreadsheet might be fine | does building pay | are we better off with a standard package | tell me honestly if we should not build it | could we just buy something instead | do we need custom at all | our routine is different every month | is there something off the shelf | when is it overkill | buy instead of build | would a spreadsheet do | why not a standard tool | when do you say no to custom | wrong time to build | our process is not settled | are you honest when we do not need it | simple solution | waste of money to build | is custom right for us | alternatives to building | reasons not to build | do I really need something custom made | would a normal program not be enough | when would you tell me to buy something instead | is it too much for a company of our size | wrong fit | our way of working changes every few months | when is it a mistake to build your own system | which projects do you turn down | what should a practice not automate | too much for us | when would you say no | should we buy rather than build | is bespoke overkill | when do you turn a project down | would you tell me if I don't need it",
    ),
    answer:
      'When a product already does it: then I name the product, and setting it up well costs a fraction of building it. When the process changes every month: let it settle first. And when nobody on your side has a few hours for it in the first weeks, because then it will not fit.',
    link: { label: 'When it is the wrong answer', href: '/services/custom-solutions#limits' },
    next: ['vs-product', 'limits', 'custom-examples'],
    isActive: true,
  },
} satisfies AnswersDocument;
