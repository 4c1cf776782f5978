import type { AnswersDocument } from '#content/answers.schema.ts';
import { phrasings } from '#content/intents.ts';

export const moreServiceAnswers = {
  'ai-documents': {
    topic: 'services',
    title: 'Can AI read invoices and PDFs and enter the data?',
    phrasings: phrasings(
      'supplier invoices arrive as PDF and somebody types them | someone types every line into our system | read the total from invoices | scanned paper into QuickBooks | photographs of receipts | extract data from documents | enter orders from emails | intake form as PDF is retyped | OCR | handwriting | read delivery notes | purchase orders into the ERP | paper invoices by mail | capture data from forms | invoice processing | read applications or CVs and file them | digitise paper forms | pull figures from bank statements | scan documents | get rid of typing invoices | fill our software from a PDF | automatic document entry | scan delivery slips and type them into the system | pull amounts out of receipts | read purchase orders from PDFs | digitize paper forms | extract fields from contracts | we retype supplier bills all week | handwriting recognition | get the numbers out of scanned paper | get numbers out of receipts | scan delivery notes into our system | pull the totals from pdf bills | stack of paper forms typed in by hand | supplier invoices keyed in by hand | copy data out of attachments | turn scans into a table | extract data from contracts | bills arrive by mail and someone types them in | can it read a photo of a receipt | typing in orders from pdf | paper intake forms to digital | we still type everything off paper | read purchase orders | our supplier bills arrive as scans and someone keys them in | pull totals off receipts automatically | can it decipher handwritten forms | extract fields from purchase orders | get numbers out of pdf statements into a sheet | retyping delivery notes into the erp is driving us nuts | stop manual data entry from paper | scan and import documents into our accounting | a colleague types two hundred delivery slips a week | suppliers send invoices as pictures and we enter them by hand | can it take the figures out of bank statements | we scan application forms and key them into the system | does it read tables in a pdf | I want receipts to end up in the books without typing | purchase orders come as PDFs and we key them in | read delivery slips automatically | my assistant types invoices into the books all day | paper forms need to be in the system | handwritten sheets, can it read those | get the figures out of supplier bills | scan to spreadsheet | data entry from documents',
    ),
    answer:
      'Yes, that is a usual task: a model reads the invoice, order or form and finds the fields, ordinary code checks totals and dates, and the record goes into your software. What does not add up comes to a person. We test it on fifty of your own documents first, so that you see the errors before you decide.',
    link: { label: 'AI integration', href: '/services/ai-integration' },
    next: ['ai-test-first', 'ai-mistakes', 'project-price'],
    isActive: true,
  },
  'for-clinics': {
    topic: 'services',
    title: 'What can you do for a dental or medical practice?',
    phrasings: phrasings(
      "dentist | dental surgery | clinic | orthodontist | doctor | physiotherapist | veterinarian | patients | hygienists | dental office | front desk of a practice | chiropractor | optician | patient reminders | patient intake | pharmacy | therapist | what can you automate in a clinic | for orthodontists? | health care | care home | medical practice | physiotherapy practice | patients forget their appointments | optometrist | vet clinic with two doctors | no shows are costing us | therapist with a waiting list | med spa | intake forms patients fill in by hand | patients call about appointments all day | vet practice front desk | animal clinic phones | physio practice reminders | chiropractor front desk | therapist office | my practice phones ring nonstop | patient intake forms | recalls for checkups | no shows at our practice | can you help a veterinary clinic | front desk of a dental office overloaded | our dental front desk spends the day confirming visits | chiropractor with a lot of no shows | vet clinic flooded by phone calls | med spa looking for help | orthodontist office, recall lists are a pain | physical therapist running a small practice | optometrist wants fewer empty slots | patients forget appointments, what can you do for a doctors office | my receptionist spends all morning on the phone with appointment changes | what could you automate in a physiotherapy practice | we lose money when patients do not turn up | a small vet practice, could you help us | patients fill out paper forms and we type them in | chiropractor, two rooms | our patients forget to come | front desk at a surgery is overrun | animal hospital | optician here | intake forms get typed twice in our practice | therapist office with a waiting list | cancellations leave holes in the dentist's day | skin clinic | veterinary practice",
    ),
    answer:
      'I would look at three things first: reminders, so that fewer chairs stay empty; intake forms that are typed only once; and a bot on your website that answers questions about hours, parking and insurance, without medical advice. The site claims no HIPAA certificate; a model can run on a machine in your building. The receptionist is made for home services, so for a practice I check first whether it fits.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['regulated-data', 'workflow-examples', 'voice-other-trades'],
    isActive: true,
  },
  'for-shops': {
    topic: 'services',
    title: 'What can you do for an online shop or a store?',
    phrasings: phrasings(
      'e-commerce | web store | Shopify store | WooCommerce orders | retail | where is my order questions | returns and refunds requests | shipping questions eat our day | product descriptions | boutique | bakery | Amazon seller | shop owner | what can AI do for a Shopify store | stock and orders | order status | our peak is before Christmas | Etsy | wholesale | online shop | store | I sell handmade soap online | where is my parcel questions all day | Etsy seller | furniture store | returns and refunds for a web shop | bike shop | we have a small boutique | flower shop orders | product questions from shoppers | stock levels in two systems | shopify orders into accounting | returns and exchanges | we sell online | cafe | restaurant reservations | our shop gets the same questions every day | order status mails | small boutique | butcher orders on the phone | food truck | my etsy store gets the same shipping question daily | boutique with online orders and a till | where is my order emails all day in our webshop | restaurant owner with reservations and takeout calls | bakery with preorders | we sell furniture online and returns are a mess | ecommerce brand needing product texts | retail store with two cashiers and constant questions | customers keep asking where their parcel is | we run a cafe and a small web store | could you help with stock and orders in our shop | we get hundreds of product questions before christmas | do you do anything for a garden centre | we sell furniture online | customers ask about returns all day long | boutique with an etsy page | order status questions never stop | we run a garden centre | orders have to be typed from the shop into the books | stock and delivery questions',
    ),
    answer:
      'I would start with the two things that repeat: questions about orders, delivery and returns, which a chatbot answers from your own documents and hands over when it should; and the copying of orders into sheets, accounting and the message to the warehouse, which a workflow does. Name your shop system, and I check its API before I quote.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['chatbot', 'workflow-examples', 'connect-my-tools'],
    isActive: true,
  },
  'for-recruiters': {
    topic: 'services',
    title: 'What can you do for recruiters and start-ups?',
    phrasings: phrasings(
      'recruiting firm | staffing agency | five hundred applications a week | candidates never get an answer | CV screening | applicant sorting | rejection messages in a nice way | SaaS company | seed stage start-up | software company with support tickets | candidate sourcing | HR department | screening interviews | talent agency | trial users leave | B2B software | human resources | headhunter | candidates ghost us | hiring pipeline | recruiters | we get hundreds of applications for each job | SaaS startup | temp agency | screen resumes | founders with no time for support | sift through CVs | sort applications | screening candidates | cv parsing | interview scheduling | follow up with applicants | candidate database | we get hundreds of resumes | early stage startup | founder with no staff | reply to every applicant | job board postings | staffing firm sorting a mountain of resumes | screening applicants takes our whole week | we are a seed stage startup with support tickets piling up | headhunter matching candidates to roles | talent agency reading cvs | young saas company needs ops help | temp agency with shift scheduling | our founders answer every ticket themselves | we get four hundred applications for each opening | our start-up has three people and a flood of tickets | can candidates be sorted before we look at them | what can you do for a recruitment agency | we need to answer users faster but cannot hire | staffing agency with hundreds of applicants | screening candidates eats our week | startup with too many support tickets | candidates wait too long for a reply | we hire a lot and read every resume | SaaS company with lots of sign ups',
    ),
    answer:
      'Applications or tickets can be sorted, summarized and matched to the right person; replies are drafted and wait for a yes; what is typed twice is typed once. Who is hired or rejected is decided by a person: decisions about employment are checked before the result is used, and that is part of the terms.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['ai-sort-and-summarize', 'ai-alone', 'workflow-automation'],
    isActive: true,
  },
  technology: {
    topic: 'services',
    intent: 'materials',
    title: 'Do you build AI agents, or plain workflows?',
    phrasings: phrasings(
      "do you use AI | do you work with AI | agentic AI | MCP | multi-agent | if this then that | LangChain | which technology do you use | tech stack | RAG and vector databases | programming language | are agents better than workflows | what is under the hood | function calling | autonomous agents | frameworks | Python or JavaScript | do you fine-tune models | orchestration | embeddings | prompt engineering | is it agents or just scripts | do you use machine learning or if-then rules | what's your stack | Python or no code | is there any coding involved | what does it run on technically | agents or workflows | what tech do you use | which stack | do you use langchain | plain code or ai | how do you build it technically | what is it built with | python or node | which tools do you build with | no code or real code | what runs under the hood | which programming language | agents or simple if this then that | is it deterministic or does the AI improvise | which tech stack are you on | do you use langchain or python | are these autonomous agents | how much of it is plain rules versus machine learning | do you code it or click it together | do you write code or do you use building blocks | how do you decide what is a rule and what is AI | does it think for itself or follow a script | what is the difference between an agent and a workflow | which programming language is it in | do you use langchain or something | is it rules or machine learning | what tech do you build on | agents or just scripts | do you write code | which tools and languages do you work with | RAG, vector search, that kind of thing? | what are these workflows made of",
    ),
    answer:
      'Rules come first: most of what I build are n8n workflows with plain logic, which gives the same result every time. A language model comes in only where something has to be read or written, and a bot looks its answers up in your documents. The site names GPT-4o for the chatbots and models on your own hardware; for any other technology, ask me in the free call.',
    link: { label: 'Workflow automation', href: '/services/n8n-workflow-automation' },
    next: ['n8n', 'chatbot-model', 'ai-alone'],
    isActive: true,
  },
  'white-label': {
    topic: 'services',
    title: 'Can you work for our clients under our name?',
    phrasings: phrasings(
      "white label | white label for agencies | resell your work | subcontract for us | build for our customers in our brand | partner agency | we would sell it to our clients | work behind the scenes for an agency | private label | reseller arrangement | can we put our logo on it | offer your bots to our clients | can I sell your work as mine | we'd put our logo on it | subcontract for our agency | would you stay invisible to our clients | partner with agencies behind the scenes | we resell your work | can you stay invisible to our client | work under our brand | agency partner builds for our clients | ghost work | do our clients see your name | can we sell this as ours | build for us and we sell it | could we put our logo on it and bill our own clients | do you subcontract quietly for other firms | resell what you build under our brand | be our ghost developer | we would front it and you build it, interested? | can agencies rebrand your receptionist | private label arrangement | our customers must not know you exist | we are an agency and would sell your work as ours | may our customers see our name in place of yours | could you work behind the scenes for us | do you have a program for resellers | I would like to offer your phone service to my own customers | can we put our brand on your work | subcontract for our clients | we would sell it on to our customers | act as our silent technical partner | could you stay in the background while we face the client | do resellers get a margin | build for our clients in our name",
    ),
    answer:
      'The site says nothing about white label or reselling, so I promise nothing here. Agencies are among the businesses I have worked for, and what I build belongs to you once it is paid for. Describe the arrangement you have in mind to {email} or in the free call.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['for-agencies', 'ownership', 'contact-details'],
    isActive: true,
  },
} satisfies AnswersDocument;

export const taskAnswers = {
  'workflow-examples': {
    topic: 'automation',
    intent: 'examples',
    service: 'n8n-workflow-automation',
    title: 'Can you automate reminders, quotes and invoices?',
    phrasings: phrasings(
      "chase people who have not paid | remind clients about their appointments | reminder texts the day before to prevent no-shows | patients forget their appointments and chairs stay empty | ask for a Google review when a job is done | follow up on quotes we sent | get quotes out the same evening | quotes from Word templates | automatic invoice reminders | nag late payers | send contracts for signature automatically | weekly report to clients without copying numbers | every Monday I export orders and paste them into a sheet | onboarding emails for new users | chase approvals | tell the customer that the technician is ten minutes away | nudge users who stop using our trial | welcome email and folder for each new client | collect enquiries from the website and Facebook and email in one place | maintenance requests from WhatsApp and email and phone in one list | birthday greetings | seasonal maintenance reminders for nine hundred households | reorder stock when it runs low | prevent double bookings | chase missing documents and receipts | rent reminders that escalate | payment reminders | appointment reminders | automatic follow-up | order processing | answer leads within a minute | expense reports | what can be automated | tasks you can automate | list of things to automate | timesheets | stock alerts | send a text message when something happens | automate quotes | retainer payments | proof of delivery | new employee checklist | customer surveys | recurring tasks | can a computer do my chasing | birthday or renewal reminders | contract renewals | dispatch and scheduling of technicians | invoicing | remind clients to pay | thank you mail after a job | ask for reviews automatically | send contracts for signature | birthday greetings to customers | quote goes out the same day | nudge people who never answered | new hire paperwork | what little tasks can you automate | what could you automate for us | automatic reminders | invoices sent by themselves | quotes go out alone | review requests | follow up after a job | late payment reminders | birthday mails | onboarding of new staff | text clients the day before | nudge people who have not paid | generate proposals from a form | send a thank you and review request after a job | welcome emails for new customers | move won deals into the accounting program | collect signatures automatically | weekly report without anyone touching it | I want customers to get a message before we come | can invoices be sent without me | we forget to follow up on quotes, can that be automated | a new client should get all forms at once | I would like a report every monday morning | can it ask happy customers for a review | send an invoice the moment the job is finished | nag people who have not paid | tell customers when the technician is on his way | seasonal service reminders | welcome email to new members | weekly report without me touching it | purchase order when stock is low | I do my paperwork at night and hate it | nudge clients who don't sign | contracts sent for signature automatically | people forget their bookings",
    ),
    answer:
      'Very likely. Typical tasks are reminders before an appointment, a quote on the same day, a polite follow-up on an open invoice, a request for a review when a job is done, and orders or reports that nobody has to copy. One event sets off the rest, in the programs you have, and anything delicate can wait for your click. Name your task and the programs in the free call, and I tell you whether it can be done.',
    link: { label: 'Workflow automation', href: '/services/n8n-workflow-automation' },
    next: ['workflow-automation', 'project-price', 'workflow-approval'],
    isActive: true,
  },
  'take-over': {
    topic: 'automation',
    title: 'Can you repair or take over automations that somebody else built?',
    phrasings: phrasings(
      "fix workflows somebody else built | the last guy vanished and nobody understands the scenarios | our office manager built some Zaps and nobody dares touch them | take over from another consultant | half finished workflow | our automation is a mess | clean up our Zapier | existing automation broke and the builder is gone | inherited a system | rescue a project | who can maintain what our freelancer built | review of our current setup | undocumented scenarios | repair an automation | finish what another consultant began | our n8n is broken | our freelancer is gone and the zaps are broken | fix what someone else made | inherit a mess of scripts | repair my existing n8n | can you maintain a system you didn't build | rescue job | fix our broken zaps | our freelancer vanished | somebody else built it and it breaks every week | inherited a mess of scenarios | repair our existing automations | our old developer left | can you clean up our make account | half finished project of another company | move our scenarios to you | maintain something you did not build | dev ghosted us | the last guy vanished and left a half finished setup | fix our broken make scenarios | inherit flows that a former employee created | clean up a tangled mess of zaps | our developer ghosted us | rescue an abandoned project | maintain what a competitor installed | can you debug somebody elses workflow | our programmer left and nobody knows how it works | somebody built automations for us that break all the time | can you look after what another company made | we have half a system and need somebody to finish it | our developer vanished | the freelancer who set it up is gone | our scenarios break every week | pick up where somebody else stopped | can you look at our broken setup | inherited automations nobody understands | fix what we already have | unfinished project from another guy",
    ),
    answer:
      'I look before I promise: this site does not list repairs as a service. Show me the workflows in the free call, with what they should do and where they stop. An n8n workflow can be opened and read; one from another tool can often be rebuilt in n8n, where there is no charge per task. You get the price in writing before I touch anything.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['vs-zapier', 'free-call', 'after-launch'],
    isActive: true,
  },
  'start-small': {
    topic: 'process',
    title: 'Can we start with one small task?',
    phrasings: phrasings(
      'begin with one tiny thing and see | start small | pilot project | a small first step before spending proper money | one workflow to see how you work | try with a single process | do we have to do everything at once | phase by phase | step by step instead of all at once | small test project | dip my toe in | grow later | first a trial project | minimum viable version | can we do just one automation | low risk start | limited first project | one little thing first | dip a toe in | can I begin with a single task | tiny project to test you | do I have to do it all at once | baby steps | smallest possible start | try one thing first | just one workflow | a tiny first project | begin with one process | pilot with one team | can we do a small test before the big thing | one step at a time | only one little task | do the smallest thing first | start with a single form | dip a toe in first | one little thing to begin with | I am not ready for a huge project | begin with a single process and see | is a mini project ok | baby steps please | smallest possible first bite | can we do just the invoices and stop there | I would rather try one thing before we do more | can we begin with the smallest problem | is it possible to do a little project first | we do not want to change everything at once | only one thing to begin with | what is the least I can begin with | just the reminders for now | can we begin with a tiny piece',
    ),
    answer:
      'Yes, and I advise it: take the one task that costs you the most time. You have scope and price in writing, old way and new way run side by side until the results match, and then you decide whether there is a second one. There is no minimum size, and an AI project begins with a test on your own documents anyway.',
    link: { label: 'Book a free call', href: '/calendar' },
    next: ['free-call', 'budget', 'process'],
    isActive: true,
  },
} satisfies AnswersDocument;
