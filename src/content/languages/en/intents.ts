import type { IntentPack } from '#content/intents.ts';

export const intents: IntentPack = {
  intents: {
    services: {
      topic: 'services',
      title: 'What services do you offer?',
      phrasings:
        'what do you do | what can you do for me | what do you offer | which services do you have | list of services | what are your services | what kind of work do you do | what do you sell | what can I get from you | what is on offer | what are you specialised in | your range | what else do you do | services | offer | product list | what treatments do you have | which jobs do you take on | what could you help me with | tell me about your business | what is this company about | menu of services | what do you do exactly | what exactly do you do | what is it you do | what all do you do | what kind of stuff do you do | what can a person get done here | what is your specialty',
      answer: 'Here is what is on offer: {servicesList}. Ask me about any of them.',
    },
    about: {
      topic: 'services',
      title: 'What services do you offer?',
      titleOf: '{service}: what is it?',
      phrasings:
        '{service} | what is {service} | do you do {service} | do you offer {service} | tell me about {service} | I need {service} | can you do {service} | I am interested in {service} | more about {service} | explain {service} | what does {service} mean | information on {service} | I am looking for {service} | do you also have {service} | can you help me with {service} | how about {service} | details of {service} | need help with {service} | we want {service} | how does {service} work exactly | describe {service}',
      answerOf: '{service}: {text}',
    },
    price: {
      topic: 'prices',
      title: 'What does it cost?',
      titleOf: 'How much does {service} cost?',
      phrasings:
        'how much does it cost | how much is it | what do you charge | what are your prices | price list | your rates | price of {service} | how much is {service} | how much does {service} cost | cost of {service} | what do you charge for {service} | {service} price | what would {service} cost me | what does {service} run | fee for {service} | rough price for {service} | what will I pay for {service} | how expensive is {service} | ballpark figure | is it expensive | what is that going to cost me | how much for one | prices please | what am I looking at cost wise | how much do I have to pay | what does an hour with you cost | hourly rate | price per session | how much money is it | quote me a price | starting price | what is the damage | pricing | tariff | can I afford {service} | what is the rate for {service} | how much would you want for {service} | do you have a price for {service} | what will it set me back | what is it going to run me | how much dough | what do I owe you | price range | what does that come to | is it going to be pricey',
      answer: 'The prices: {priceList}.',
      answerOf: '{service} costs {price}.',
    },
    duration: {
      topic: 'process',
      title: 'How long does it take?',
      titleOf: 'How long does {service} take?',
      phrasings:
        'how long does it take | how long is a session | how many minutes | how many hours | how many weeks | duration | how long does {service} take | how long is {service} | duration of {service} | how many weeks for {service} | how much time does {service} take | when will it be finished | how fast can you finish {service} | how quickly is {service} done | how long until it is done | how long will you be here | time needed for {service} | is it done in a day | how many days | how many appointments do I need | how long do I have to plan in | length of an appointment | what is the turnaround | when is {service} ready | how long will it keep you busy | does it drag on | is it a quick job | how much time should I set aside',
    },
    included: {
      topic: 'services',
      title: 'What is included?',
      titleOf: 'What is included in {service}?',
      phrasings:
        'what is included | what do I get | what is included in {service} | what do I get with {service} | what does {service} include | what is part of {service} | does the price include everything | does {service} include {name} | what comes with {service} | scope of {service} | is material included | does that contain the parts | what exactly do you do during {service} | what happens in {service} | what do you check in {service} | what is covered by {service} | are there extras | what is not included | what do I get for my money | contents of the package | what is in the package',
    },
    process: {
      topic: 'process',
      title: 'How does it work?',
      titleOf: 'How does {service} work, step by step?',
      phrasings:
        'how does it work | how do you work | what are the steps | what happens next | what happens after I contact you | walk me through it | how do we start | how do we get started | what is the procedure | how does {service} work | steps of {service} | how do you go about {service} | what is the process for {service} | what happens during {service} | process | how does working with you look | what happens when I say yes | how would this go | first step | how is a job done | describe your way of working | method | approach | what happens after I call | what do I have to do to begin | how do I become a client | getting started',
    },
    'for-whom': {
      topic: 'services',
      title: 'Who is it for?',
      titleOf: 'Who is {service} for?',
      phrasings:
        'who is it for | is that for me | who do you work with | which customers do you have | who is {service} for | is {service} right for me | who needs {service} | does {service} make sense for me | is {service} suitable for {name} | do you work with {name} | does {service} help with {name} | would {service} help me | when is {service} a good idea | do you work with beginners | do you take private customers | do you only work with companies | is it for people like me | who should come to you | what is {service} good for | when do I need {service} | can you help me with my problem | is {service} worth it',
    },
    examples: {
      topic: 'services',
      title: 'Can you show me examples?',
      titleOf: 'Can you show me examples of {service}?',
      phrasings:
        'do you have examples | can I see your work | examples of {service} | show me pictures | photos of your work | portfolio | past projects | case studies | show me some {service} you have done | before and after pictures | sample of {service} | what have you made so far | can I see a finished job | demo | gallery | samples',
    },
    comparison: {
      topic: 'comparison',
      title: 'How are you different from others?',
      phrasings:
        'why you | why should I choose you | how are you different from {name} | what makes you better than others | what is special about you | how do you compare to {name} | why should I hire you and not {name} | your competitors | {name} is cheaper | what do you do better than {name} | advantage over {name} | what sets you apart | why not {name} | you or {name} | is {name} not better | what is the difference to big chains | difference between you and other providers | I got another offer from {name} | unique selling point | can I not do it myself | why not do it on my own | could I just do that on my own | do I really need you for that | somewhere else it is cheaper | what do others not do | what do you have that others do not',
    },
    difference: {
      topic: 'services',
      title: 'What is the difference between your services?',
      phrasings:
        'what is the difference between {service} and {service} | {service} or {service} | which one do I need | which is right for me | what fits me best | {service} versus {service} | which of your services should I take | what would you recommend | compare {service} with {service} | I do not know which one to book | is {service} better than {service} | help me choose',
    },
    guarantee: {
      topic: 'limits',
      title: 'Is there a guarantee?',
      titleOf: 'Is there a guarantee on {service}?',
      phrasings:
        'is there a guarantee | do you give a warranty | guarantee | warranty on {service} | do you guarantee your work | what if it does not work | what if it breaks again | what if I am not satisfied | what if the problem comes back | how long is the warranty | can you promise results | do you guarantee {service} | is success guaranteed | what happens if something goes wrong | will it last | do you come back and fix it for free | are results guaranteed | what if it fails after a month | is your work under warranty | what if it does not do any good | what if I am unhappy with it | does it hold up',
    },
    refund: {
      topic: 'payment',
      title: 'Can I get my money back?',
      like: 'guarantee',
      phrasings:
        'can I get my money back | refund | do you refund | money back guarantee | I want my money back | is the deposit returned | do I get a refund | what if I do not like it can I get the money back | return policy | reimburse me',
    },
    contract: {
      topic: 'payment',
      title: 'Is there a contract?',
      phrasings:
        'is there a contract | do I have to sign something | how long am I bound | minimum term | notice period | terms and conditions | is it a subscription | can I stop any time | do we put it in writing | commitment | am I locked in | is there a written agreement | how do I end the contract | do I have to commit | contract length | can I cancel monthly | how do I get out of it | am I stuck with you | can I quit whenever I like | how do I end it',
    },
    payment: {
      topic: 'payment',
      title: 'How can I pay?',
      phrasings:
        'how can I pay | payment methods | do you take credit cards | can I pay cash | do you accept paypal | when do I have to pay | do I pay in advance | can I pay by card | bank transfer | do you want a deposit | is payment due on the day | pay online | do you accept {name} | can I pay with my phone | debit card | check | do I pay before or after | when is the money due | how is it billed | apple pay | venmo | do I have to pay up front',
    },
    instalments: {
      topic: 'payment',
      title: 'Can I pay in instalments?',
      like: 'payment',
      phrasings:
        'can I pay in instalments | payment plan | financing | can I pay monthly | pay it off over time | split the payment | pay in parts | can I spread the cost | do you offer credit | pay half now and half later | monthly payments',
    },
    invoice: {
      topic: 'payment',
      title: 'Do I get an invoice?',
      phrasings:
        'do I get an invoice | can I have a receipt | invoice | where is my bill | send me a receipt for tax | my invoice is wrong | I need the invoice again | can the invoice go to my company | is tax included | vat | sales tax | receipt for my insurance | there is a mistake on the bill | is it tax deductible',
    },
    discount: {
      topic: 'prices',
      title: 'Is there a discount?',
      phrasings:
        'do you give discounts | is there a discount | any deals | coupon | promo code | special offer | is it cheaper if I take more | student discount | discount for seniors | can you do it cheaper | can you lower the price | loyalty bonus | package price | bulk price | friends and family rate | I am retired do I pay less | can we negotiate | reduced rate | is it cheaper for {name} | could you do it for {amount} | best price | any specials this month',
    },
    voucher: {
      topic: 'payment',
      title: 'Do you have gift vouchers?',
      phrasings:
        'do you have gift vouchers | gift card | can I buy this as a gift | I want to give {service} to a friend | voucher | present for my wife | gift certificate | is my voucher still valid | redeem a voucher',
    },
    'free-consultation': {
      topic: 'booking',
      title: 'Is there a free first consultation?',
      phrasings:
        'is the first meeting free | free consultation | is the quote free | do estimates cost anything | free estimate | do I pay for the first talk | no obligation meeting | is the first call free of charge | does the consultation cost money | free trial | trial session | can I try it first | can I get a quote | what does the initial consultation cost | intro call | can we talk first before I decide | discovery call | is advice free | free quote | is there a catch with the free call',
      answer: 'You can book a first conversation of {meeting.consultation} minutes at /calendar.',
    },
    'first-meeting': {
      topic: 'booking',
      title: 'What happens in the first meeting?',
      like: 'free-consultation',
      phrasings:
        'what happens in the first meeting | what should I expect the first time | how does the first appointment go | first session | what do we talk about in the first call | what happens on the first visit | I have never done this before what will happen | what will you ask me | agenda of the call | what do you do at the first appointment | how is the first lesson | what happens when you come the first time | what is the first consultation like',
    },
    preparation: {
      topic: 'booking',
      title: 'How should I prepare?',
      titleOf: 'How should I prepare for {service}?',
      phrasings:
        'how should I prepare | do I need to prepare anything | what should I bring | what do I need to bring | what should I wear | do I have to bring something | documents needed | what do you need from me | preparation for {service} | before {service} | should I do something before you come | anything to have ready | do I need to send you something first | what should I have with me | is there homework before | should I eat before | requirements for {service} | do I need equipment | what information do you need beforehand | how do I get ready for {service} | what do I have to have with me | should I get anything ready | what papers do you want to see | do you need anything from me first',
    },
    booking: {
      topic: 'booking',
      title: 'How do I book an appointment?',
      titleOf: 'How do I get an appointment for {service}?',
      phrasings:
        'I want to book an appointment | how do I book | can I make an appointment | book a call | schedule a meeting | book {service} | I would like to book {service} | make an appointment for {service} | set up a meeting | reserve a time | sign up for {service} | register for {service} | can you come on {day} | can you come {day} at {time} | is {day} at {time} free | are you free on {day} | do you have a slot on {day} | {day} {time} | next week | any openings {day} | next available appointment | can I come in {day} | get me on the calendar | book | appointment please | I want to see you {day} | schedule {service} | free slots | what times are available | when are you free | when is the next free appointment | can we meet {day} | order {service} | arrange a visit | book online | I would like a consultation {day} | put me down for {day} | how do I sign up',
      answer: 'You can book a time right here.',
      answerOf: 'You can book a time for it right here.',
    },
    moving: {
      topic: 'booking',
      title: 'Can I move my appointment?',
      phrasings:
        'can I move my appointment | reschedule | I need to reschedule | change my appointment | postpone the meeting | move it to {day} | can we do {day} instead | I need another time | can I change the date | push it back a week | I will be late | running late | shift my booking to {day} | different time for my appointment | bring my appointment forward',
      answer:
        'The mail that confirmed your appointment has a link to move it. If you cannot find it, write to {email}.',
    },
    cancelling: {
      topic: 'booking',
      title: 'How do I cancel?',
      phrasings:
        'how do I cancel | cancel my appointment | I want to cancel | I cannot come | I can not make it {day} | cancellation policy | is there a cancellation fee | what if I do not show up | I have to call off our meeting | what happens if I miss the appointment | I am sick and can not come | no show | I forgot my appointment | how late can I cancel | do I pay if I cancel | delete my booking | I changed my mind and want to call it off | I can not make it after all | something came up | I will not be able to come | have to skip tomorrow',
      answer:
        'The mail that confirmed your appointment has a link to cancel it. If you cannot find it, write to {email}.',
    },
    'waiting-time': {
      topic: 'booking',
      title: 'How soon can I get an appointment?',
      phrasings:
        'how soon can you come | how soon can I get an appointment | how long is the wait | waiting time | waiting list | how busy are you | how booked up are you | do you have capacity | are you taking new clients | do you accept new patients | how quickly can you start | when can you start | how far out are you booked | is it urgent can you fit me in | can somebody come quickly | how fast can you be here | when is your next opening | are you fully booked | lead time | earliest possible date | do you have room for me | how soon can you fit me in | is there a wait | do you have room for one more',
    },
    hours: {
      topic: 'contact',
      title: 'When are you open?',
      phrasings:
        'when are you open | opening hours | what are your hours | business hours | what time do you open | what time do you close | are you open now | are you open on {day} | how late are you open | when can I reach you | when can I come by | are you there {day} | until when are you open | working hours | open today | from when to when | do you work evenings | are you closed on {day} | hours on {day} | lunch break | are you open on holidays | do you work at night | are you available around the clock | opening times {day} | when do you work | what days are you open | are you around tomorrow | what time are you there | until when are you there | are you there at the weekend | when do you shut',
      answer: 'These are the hours: {hours}.',
    },
    weekend: {
      topic: 'contact',
      title: 'Do you work on weekends?',
      like: 'hours',
      phrasings:
        'do you work on weekends | are you open on the weekend | saturday appointments | sunday | can I come on saturday | weekend appointments | do you come on sundays | are you open saturday and sunday | weekends',
      answer: 'These are the hours: {hours}.',
    },
    place: {
      topic: 'contact',
      title: 'Where are you?',
      phrasings:
        'where are you | where are you located | address | what is your address | how do I get there | directions | which street | where is your office | where do we meet | location | what city are you in | where can I find you | where is your practice | where is the shop | is there a bus stop | how do I find you | nearest station | which floor | are you near {name} | where do I have to go | where is the studio | where exactly is it | can I come to your office | which part of town | what is the nearest landmark | how do I find your office | is it easy to find you',
      answer: 'The address is {legal.address}.',
    },
    area: {
      topic: 'contact',
      title: 'Which area do you cover?',
      phrasings:
        'what area do you cover | do you come to {name} | do you work in {name} | how far do you travel | service area | do you serve my town | do you travel to {name} | do you deliver to {name} | is {name} too far | which cities do you work in | do you have customers in {name} | I live in {name} | outside the city | do you work abroad | do you charge for travel | do you cover {name} | we are based in {name} can you help',
      answer: 'The area is: {area.name}.',
    },
    'home-visit': {
      topic: 'services',
      title: 'Do you come to my home?',
      like: 'area',
      phrasings:
        'do you come to my home | do you make house calls | home visits | can you come to my place | do you come to the house | can somebody come to us | I can not leave the house can you come | do you come on site | my mother can not walk can you come to her | can you do it at my home | do you visit nursing homes | my father had a stroke do you come to the house | mobile service | at home | do you come to our office | could you visit me | do you do home visits | can you visit her at home | is treatment at home possible | do you come to his house | can you come to us after his stroke | he can not walk any more do you come to him',
    },
    online: {
      topic: 'services',
      title: 'Can we do it online?',
      phrasings:
        'can we do it online | do you work remotely | video call | zoom | is it online or in person | do I have to come in person | can I do {service} from home | remote | over the phone or video | teams | do you offer online sessions | can we meet in person | face to face | is {service} possible online | virtual appointment | do we meet in person',
    },
    parking: {
      topic: 'contact',
      title: 'Can I park there?',
      phrasings:
        'can I park there | parking | is there parking | where can I park | where do I leave my car | parking lot | parking space | is parking free | bike stand | garage | can I stop in front of the door | is there room for a van',
    },
    accessibility: {
      topic: 'contact',
      title: 'Is it accessible?',
      phrasings:
        'is it wheelchair accessible | wheelchair | accessibility | is there an elevator | are there stairs | step free access | I use a walker can I get in | disabled access | ramp | is it on the ground floor | can I come with a stroller | I am blind | deaf customers',
    },
    languages: {
      topic: 'contact',
      title: 'Which languages do you speak?',
      phrasings:
        'which languages do you speak | do you speak spanish | do you speak german | habla espanol | hablan espanol | sprechen sie deutsch | parlez vous francais | in which languages | can we do it in french | does anyone speak chinese | my english is bad | my mother only speaks spanish | do you speak russian | can I talk to you in portuguese | do you speak another language | is it possible in arabic | translator | italian | polish',
    },
    person: {
      topic: 'owner',
      title: 'Who are you?',
      phrasings:
        'who are you | who is behind this | who will I work with | who is {name} | who does the work | who will come | tell me about yourself | who runs this business | who owns the company | who is the boss | is it one person or a team | how many people work there | who treats me | who will be my coach | is this a family business | who am I dealing with | are you alone | do you have employees | how big is your team | who is in charge | introduce yourself | who would I meet | who would I be dealing with | who am I going to see | who will look after me | who is the person I meet',
    },
    experience: {
      topic: 'owner',
      title: 'How much experience do you have?',
      like: 'person',
      phrasings:
        'how much experience do you have | how long have you been doing this | how many years | since when do you exist | how long have you been in business | have you done {service} before | have you worked with {name} before | are you experienced | how many customers have you had | how often have you done {service} | your background | are you new at this | track record',
    },
    qualification: {
      topic: 'owner',
      title: 'What are your qualifications?',
      phrasings:
        'what are your qualifications | are you certified | are you licensed | license | are you insured | certificates | what training do you have | did you study this | degree | are you a real {name} | diploma | accredited | do you have insurance | are you bonded | are you qualified for {service} | trained | credentials | registered | member of an association | liability insurance | who pays if you break something | papers',
    },
    references: {
      topic: 'owner',
      title: 'Do you have references or reviews?',
      phrasings:
        'do you have references | reviews | testimonials | what do other customers say | can I talk to a customer | who are your clients | are your customers happy | ratings | recommendations | google reviews | is there someone I can ask about you | success stories | feedback from clients | are you any good | can I trust you | is this legit | is this a scam',
    },
    complaint: {
      topic: 'contact',
      title: 'I have a complaint.',
      phrasings:
        'I have a complaint | I want to complain | I am not happy with your work | this is unacceptable | you damaged something | your work is bad | nobody answered me | nobody came | I was treated badly | terrible service | who do I complain to | it broke again after you fixed it | you left a mess | your colleague was rude | I am disappointed | you never called back | I am still waiting for an answer | you charged me too much | somebody was unfriendly',
      answer: 'I am sorry about that. Please write to {email} and say what happened, so that it can be put right.',
    },
    emergencies: {
      topic: 'services',
      title: 'Can you help in an urgent case?',
      phrasings:
        'it is urgent | can you help quickly | do you have an emergency service | emergency number | 24 hour service | I need help right now | do you come at night | out of hours | after hours | can someone come immediately | this can not wait | do you handle emergencies | I need somebody today | same day service | weekend emergency | urgent',
    },
    privacy: {
      topic: 'security',
      title: 'What happens to my data?',
      phrasings:
        'what happens to my data | data protection | privacy | gdpr | is my data safe | do you share my data | is it confidential | do you tell anyone | do you sell my data | do you store this chat | is this conversation recorded | delete my data | what do you save about me | is what I say private | who can read this | are you bound to secrecy | privacy policy | cookies | nda | does my boss find out | where is my data stored | do you give my details to others | will you keep it to yourself | does this stay between us | do you tell anybody | can anyone find out | discretion',
    },
    insurance: {
      topic: 'payment',
      title: 'Does insurance pay for it?',
      phrasings:
        'does insurance pay for it | do you take insurance | is it covered by insurance | do you accept {name} insurance | health insurance | will my insurance pay | does medicare cover it | in network | copay | can I claim it | insurance claim | do you bill my insurance | am I covered | home insurance | private insurance | does my plan cover {service}',
    },
    children: {
      topic: 'services',
      title: 'Is there an age limit?',
      phrasings:
        'do you work with children | can I bring my kids | is it for kids | age limit | from what age | how old do you have to be | my son is twelve | my daughter is 8 | teenagers | am I too old | can I bring my child | minimum age | do you treat babies | is {service} possible for children | older people | seniors welcome',
    },
    companion: {
      topic: 'services',
      title: 'Can I bring somebody or my pet?',
      phrasings:
        'can I bring somebody | can my husband come along | may I bring a friend | can my partner join | is my dog allowed | can I bring my dog | pets | do you mind cats | can we come together | do you do groups | group session | couples',
    },
    contact: {
      topic: 'contact',
      title: 'How can I contact you?',
      phrasings:
        'how can I contact you | contact | how do I reach you | contact details | how do I get in touch | can I write to you | where can I ask a question | contact form | whatsapp | can I text you | I want to send you a message | how can I get hold of you | get in touch | leave a message | can I send you photos | do you have facebook | instagram',
      answer: 'Write to {email}, or use the contact form on this site.',
    },
    phone: {
      topic: 'contact',
      title: 'What is your phone number?',
      like: 'contact',
      phrasings:
        'what is your phone number | phone number | can I call you | what number do I call | telephone | your number | mobile number | give me a number to ring | can I phone you | is there a hotline',
    },
    email: {
      topic: 'contact',
      title: 'What is your email address?',
      like: 'contact',
      phrasings:
        'what is your email address | email | mail address | can I email you | where do I write to | your e mail | how can I reach you by email | where can I send an email | which address do I mail to',
      answer: 'The address is {email}.',
    },
    human: {
      topic: 'contact',
      title: 'Can I talk to a person?',
      phrasings:
        'can I talk to a person | real person | human | I want to talk to somebody | can somebody call me back | call me back | please call me | operator | I do not want to talk to a machine | let me speak to the owner | connect me with somebody | talk to a real human please | is there anyone I can talk to | speak to a representative | can someone ring me | transfer me',
      answer: 'Of course. Write to {email}, or leave your address or number here, and you will get a reply.',
    },
    'reply-time': {
      topic: 'contact',
      title: 'How fast do you answer?',
      phrasings:
        'how fast do you answer | when will I hear from you | how long until you reply | response time | I have not got an answer yet | when do you call back | do you reply on weekends | how quickly do you respond',
    },
    job: {
      topic: 'contact',
      title: 'Do you have open positions?',
      phrasings:
        'do you have open positions | are you hiring | jobs | I am looking for a job | internship | apprenticeship | I want to work for you | vacancies | can I apply | career | do you need help in your team | send you my resume | work experience | do you train people | are you looking for staff | hire me',
    },
    partnership: {
      topic: 'contact',
      title: 'I want to offer you something.',
      phrasings:
        'I want to offer you something | partnership | cooperation | advertising | sponsoring | I sell software and would like to show it | can we work together as partners | affiliate | guest post | I am a journalist | we are a supplier | seo services for your website | press inquiry',
    },
    newsletter: {
      topic: 'contact',
      title: 'Do you have a newsletter?',
      phrasings:
        'do you have a newsletter | newsletter | subscribe | unsubscribe | stop sending me emails | sign me up for news | mailing list | take me off your list | do you have a blog | where can I read your articles',
    },
    'after-care': {
      topic: 'process',
      title: 'What happens afterwards?',
      titleOf: 'What happens after {service}?',
      phrasings:
        'what happens afterwards | what happens after {service} | aftercare | support after | do you help after it is finished | do I need to come again | maintenance | follow up | who helps me later | how often should I come | how often do I need {service} | after the treatment | is there support | what do I do after {service} | service after the job | how do I look after it',
    },
    risks: {
      topic: 'limits',
      title: 'Are there risks?',
      titleOf: 'Are there risks with {service}?',
      phrasings:
        'are there risks | is it safe | does it hurt | is {service} painful | side effects | what can go wrong | is {service} dangerous | does {service} hurt | risk of {service} | can I be injured | disadvantages of {service} | drawbacks | downside of {service}',
    },
    materials: {
      topic: 'services',
      title: 'What do you work with?',
      phrasings:
        'which brands do you use | what materials do you use | what equipment do you use | which products do you use | do you use organic products | which tools do you work with | do you install {name} | do you sell {name} | which software do you use | is it environmentally friendly | sustainable | what technology is it',
    },
    greeting: {
      topic: 'conversation',
      title: 'Hello!',
      phrasings:
        'hello | hi | hey | good morning | good afternoon | good evening | hi there | hello there | hey there | greetings | howdy | good day | yo | hiya | hallo | anybody there',
      answer: 'Hello! What would you like to know? Ask me about services, prices or an appointment.',
    },
    'how-are-you': {
      topic: 'conversation',
      title: 'How are you?',
      phrasings:
        'how are you | how are you doing | how is it going | what is up | are you ok | how do you do | everything fine',
      answer: 'Thank you, all is well here. What would you like to know?',
    },
    thanks: {
      topic: 'conversation',
      title: 'Thank you!',
      phrasings:
        'thank you | thanks | thanks a lot | thank you very much | great thanks | many thanks | that helps | perfect thank you | cheers | much appreciated | ok thanks | awesome | that was helpful',
      answer: 'You are welcome! Is there anything else?',
    },
    goodbye: {
      topic: 'conversation',
      title: 'Goodbye!',
      phrasings:
        'goodbye | bye | see you | bye bye | have a nice day | good night | talk to you later | that is all | see you later | ciao | until next time | nothing else',
      answer: 'Goodbye, and come back any time.',
    },
    ok: {
      topic: 'conversation',
      title: 'OK.',
      phrasings:
        'ok | okay | alright | fine | I see | got it | understood | good | yes | sure | no | no thanks | nope | maybe',
      answer: 'All right. Ask me anything about services, prices or an appointment.',
    },
    bot: {
      topic: 'conversation',
      title: 'Are you a robot?',
      phrasings:
        'are you a robot | are you a bot | is this a bot | am I talking to a bot | are you human | are you real | am I talking to a machine | is this ai | are you chatgpt | is that automatic | what are you | do you understand me | who programmed you',
      answer: 'I am a chatbot: I know what this website knows. A person reads what you write to {email}.',
    },
    help: {
      topic: 'conversation',
      title: 'I need help.',
      phrasings:
        'help | I need help | can you help me | I have a question | help me please | I am lost | I do not know what to do | what can you tell me | what can I ask you',
      answer: 'Gladly. Tell me in a few words what it is about: a service, a price, an appointment?',
    },
    'off-topic': {
      topic: 'conversation',
      title: 'What is the weather like?',
      phrasings:
        'what is the weather like | will it rain tomorrow | tell me a joke | who won the game last night | who won the match | football results | who is the president | what is the capital of {name} | what time is it | what day is today | write me a poem | write an essay | help me with my homework | what is the meaning of life | do you like music | which film should I watch | recommend a restaurant | recipe for {name} | how do I cook {name} | news of today | election | lottery numbers | what is 2 plus 2 | translate this | do you sell pizza | do you sell cars | what is your favourite colour | do you have a girlfriend | do you love me | are you married | sing a song | how old are you | stock price of {name} | bitcoin',
      answer:
        'That is outside what I know: I answer questions about this business. What would you like to know about it?',
    },
    compliment: {
      topic: 'conversation',
      title: 'You are good!',
      phrasings:
        'you are great | well done | good bot | nice website | I like you | I love it | you are smart | impressive | cool site | you are funny',
      answer: 'Thank you, that is kind. What else would you like to know?',
    },
    insult: {
      topic: 'conversation',
      title: 'You are useless!',
      phrasings:
        'you are useless | stupid bot | you are dumb | idiot | this bot is bad | you suck | shut up | you are no help | that is nonsense | you do not understand anything | that is wrong | that did not answer my question',
      answer: 'I am sorry that I could not help. A person answers at {email}.',
    },
  },
  synonyms: [
    'appointment, meeting, visit, session, booking, slot',
    'price, cost, fee, charge, rate, expense',
    'book, schedule, reserve',
    'customer, client, patient',
    'open, opened',
    'cancel, call off',
    'kids, children, child, son, daughter',
    'repair, fix, mend',
    'warranty, guarantee',
    'quote, estimate',
    'cheap, affordable, discount, deal, reduced, bargain',
    'expensive, pricey, steep, dear, costly',
    'instalment, installment, monthly, financing, split',
    'invoice, bill, receipt',
    'refund, reimburse, money back',
    'broken, damaged, defective, faulty, leaking, cracked, burst',
    'clean, cleaning, wash, dirty',
    'fast, quick, quickly, soon, rapid, speedy',
    'urgent, emergency, immediately, asap, tonight',
    'wait, waiting, waitlist, queue, delay',
    'hurt, pain, painful, ache, sore',
    'scared, nervous, afraid, anxious, anxiety',
    'park, parking, garage, lot',
    'bus, train, subway, station, tram',
    'wheelchair, stairs, steps, accessible, elevator, lift, walker, ramp',
    'address, location, located, directions, street',
    'hours, open, close, closing, weekend, saturday, sunday',
    'phone, call, ring, telephone, number',
    'email, mail, write, message',
    'contact, reach',
    'home, house, place, visit',
    'gift, voucher, present, certificate',
    'documents, papers, paperwork, forms',
    'insurance, insured, covered, coverage, liability',
    'license, licensed, certified, qualified, qualification, degree, trained',
    'review, reference, testimonial, rating',
    'job, hiring, vacancy, apply, career',
    'dog, pet, cat, animal',
    'data, privacy, gdpr, stored, delete, confidential',
    'language, spanish, german, french, english, polish',
    'lost, stolen, missing',
    'deliver, delivery, ship, shipping, send',
    'finish, finished, done, ready, complete',
    'beginner, start, novice',
    'experience, years, experienced',
    'card, cash, paypal, transfer, check',
    'move, reschedule, postpone, shift',
    'old, age, elderly, senior',
    'holiday, vacation, closed',
    'late, delayed, overdue',
    'staff, team, employee, worker, people',
    'company, business, firm, commercial',
    'talk, speak, chat, discuss',
    'human, person, somebody, someone, real',
    'example, sample, portfolio, pictures, photos',
    'complaint, complain, unhappy, dissatisfied, angry',
    'bring, prepare, preparation, wear',
    'first, initial, new',
    'often, frequently, times, regularly',
    'area, region, town, city, county, travel',
  ],
  days: { 'next week': 7, today: 0, tonight: 0, tomorrow: 1, 'day after tomorrow': 2 },
  dayParts: { morning: 8, noon: 12, afternoon: 13, evening: 17, tonight: 17 },
};
