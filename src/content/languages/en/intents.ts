import type { IntentPack } from '#content/intents.ts';

export const intents: IntentPack = {
  intents: {
    services: {
      topic: 'services',
      title: 'What services do you offer?',
      phrasings:
        'what do you do | what can you do for me | what do you offer | which services do you have | list of services | what are your services | what kind of work do you do | what do you sell | what can I get from you | what is on offer | what are you specialised in | your range | what else do you do | services | offer | product list | what treatments do you have | which jobs do you take on | what could you help me with | tell me about your business | what is this company about | menu of services | what do you do exactly | what exactly do you do | what is it you do | what all do you do | what kind of stuff do you do | what can a person get done here | what is your specialty | what kinds of jobs do you do | what all can you do | what else do you offer | tell me what you do | what are you guys about | options | capabilities | what are my options | anything else you do | what sort of thing do you do | so what is it you people do | list everything you do | what do you not do | what cant you do | what will you not do | what can you not help with | run me through what you have | what would I come to you for | which things do you take care of | what do you specialize in | what can I book here | your full list please | what are you good at | what do you cover | what sort of stuff is on your menu | got a list of everything | do you only do one thing',
      answer: 'Here is what is on offer: {servicesList}. Ask me about any of them.',
    },
    about: {
      topic: 'services',
      title: 'What services do you offer?',
      titleOf: '{service}: what is it?',
      like: 'services',
      phrasings:
        '{service} | what is {service} | do you do {service} | do you offer {service} | tell me about {service} | I need {service} | can you do {service} | I am interested in {service} | more about {service} | explain {service} | what does {service} mean | information on {service} | I am looking for {service} | do you also have {service} | can you help me with {service} | how about {service} | details of {service} | need help with {service} | we want {service} | how does {service} work exactly | describe {service} | got {service} | anything on {service} | whats {service} about | is {service} something you do | you guys do {service} | do u offer {service} | any info about {service} | what can you tell me about {service} | thinking about {service} | curious about {service} | {service} info | {service} explained | need some {service} done | can I get {service} with you | do you handle {service} | is {service} available | would you take on {service} | I could do with some {service} | do you still do {service} | can you fit me in for {service} | is {service} on your list | what happens with {service} | {service} please | do you guys do {service} too | my friend told me about your {service} | after {service} for my mum | anyone there who does {service} | tell me a bit about {service} | never had {service} before',
      answerOf: '{service}: {text}',
    },
    price: {
      topic: 'prices',
      title: 'What does it cost?',
      titleOf: 'How much does {service} cost?',
      phrasings:
        'how much does it cost | how much is it | what do you charge | what are your prices | price list | your rates | price of {service} | how much is {service} | how much does {service} cost | cost of {service} | what do you charge for {service} | {service} price | what would {service} cost me | what does {service} run | fee for {service} | rough price for {service} | what will I pay for {service} | how expensive is {service} | ballpark figure | is it expensive | what is that going to cost me | how much for one | prices please | what am I looking at cost wise | how much do I have to pay | what does an hour with you cost | hourly rate | price per session | how much money is it | quote me a price | starting price | what is the damage | pricing | tariff | can I afford {service} | what is the rate for {service} | how much would you want for {service} | do you have a price for {service} | what will it set me back | what is it going to run me | how much dough | what do I owe you | price range | what does that come to | is it going to be pricey | how much would it be | how much r you | whats your price | what do you ask for it | how much do I need to bring | how much all together | what is the total | how much roughly | what does the cheapest one cost | what do most people pay | how much per visit | price per hour | flat rate | cost estimate | what does {service} cost these days | how much are we talking for {service} | {service} how much | what am I paying for {service} | cheapest {service} | how much you charge for {service} | prices for {service} | is there a minimum charge | any extra costs | are there hidden costs | how much extra is that | what about the price | and the price | what is the damage for {service} | whats the damage for one | what is the price tag | how much am I looking at | what would that come to | give me a rough idea of cost | whats it for {service} | how much for a {service} | what do you take for {service} | got a price for {service} | are you dear | how much does it work out at | what does {service} go for | cost for a small one | how much for just {service} | what do you want for {service}',
      answer: 'The prices: {priceList}.',
      answerOf: '{service} costs {price}.',
    },
    duration: {
      topic: 'process',
      title: 'How long does it take?',
      titleOf: 'How long does {service} take?',
      phrasings:
        'how long does it take | how long is a session | how many minutes | how many hours | how many weeks | duration | how long does {service} take | how long is {service} | duration of {service} | how many weeks for {service} | how much time does {service} take | when will it be finished | how fast can you finish {service} | how quickly is {service} done | how long until it is done | how long will you be here | time needed for {service} | is it done in a day | how many days | how many appointments do I need | how long do I have to plan in | length of an appointment | what is the turnaround | when is {service} ready | how long will it keep you busy | does it drag on | is it a quick job | how much time should I set aside | how long will it take | how long am I gonna be there | how long do you need | when will you be done | when can I pick it up | when is it ready for collection | is it finished the same day | can it be faster | can you do it faster if I pay more | rush job | express service | how long start to finish | how long do I have to wait for it | {service} how long | how many sessions | how many hours for {service} | does {service} take all day | how much of my day does it take | when do I get it back | when can I come back for it | when can I collect it if I bring it in at {time} | if I drop it off at {time} when is it done | pick up time | how soon after can I leave | how long are we talking | how long does {service} usually last | how long am I without it | do I need to take the day off | will it take the whole afternoon | is it a long job | how long before I can use it again | when is it over | time it takes | how long should I allow for {service} | is {service} quick | how long till I get it back | how long until we get them | when will we have the results',
      answerOf: '{service}: {timed}',
    },
    included: {
      topic: 'services',
      title: 'What is included?',
      titleOf: 'What is included in {service}?',
      like: 'about',
      phrasings:
        'what is included | what do I get | what is included in {service} | what do I get with {service} | what does {service} include | what is part of {service} | does the price include everything | does {service} include {name} | what comes with {service} | scope of {service} | is material included | does that contain the parts | what exactly do you do during {service} | what happens in {service} | what do you check in {service} | what is covered by {service} | are there extras | what is not included | what do I get for my money | contents of the package | what is in the package | what do I get for that price | is everything in the price | does that include {name} | do I have to pay extra for {name} | is {name} extra | are {name} part of it | do you also do the {name} with {service} | is {name} done as well | does it come with {name} | do I get {name} too | what else do I get | full list of what is done | is clean up included | what do I get for {service} | what all do you do for that | what is thrown in | what do I actually get | what is in {service} | does {service} come with anything | is it all in | do you do the lot | anything on top | is {name} thrown in | does that cover {name} | how many do we get | do I get a copy',
    },
    process: {
      topic: 'process',
      title: 'How does it work?',
      titleOf: 'How does {service} work, step by step?',
      like: 'about',
      phrasings:
        'how does it work | how do you work | what are the steps | what happens next | what happens after I contact you | walk me through it | how do we start | how do we get started | what is the procedure | how does {service} work | steps of {service} | how do you go about {service} | what is the process for {service} | what happens during {service} | process | how does working with you look | what happens when I say yes | how would this go | first step | how is a job done | describe your way of working | method | approach | what happens after I call | what do I have to do to begin | how do I become a client | getting started | how does this work then | how do you do it | what happens first | where do we begin | what comes next | what do I have to do | how would you do {service} | what happens on the day | what are the stages | from start to finish | how do you usually do it | ok I am in what now | what should I do first | explain the process to me | what is next | how does that go | what would happen | what do you do first | talk me through {service} | what is the drill | how do I go about it | what are the next steps | how does the whole thing go | what happens when I turn up | how do you do {service} exactly | what will you do to it',
    },
    'for-whom': {
      topic: 'services',
      title: 'Who is it for?',
      titleOf: 'Who is {service} for?',
      phrasings:
        'who is it for | is that for me | who do you work with | which customers do you have | who is {service} for | is {service} right for me | who needs {service} | does {service} make sense for me | is {service} suitable for {name} | do you work with {name} | does {service} help with {name} | would {service} help me | when is {service} a good idea | do you work with beginners | do you take private customers | do you only work with companies | is it for people like me | who should come to you | what is {service} good for | when do I need {service} | can you help me with my problem | is {service} worth it | is it okay for {name} | does it work for {name} | can you do it for {name} too | do you take {name} | is this for someone like me | would it suit {name} | does it make sense for a small one | who is that meant for | is {service} any good for {name} | are you the right one for {name} | can anybody come | do you take beginners | my case is special | mine is very old can you still do it | is this right for someone like me | can anyone come | would it help with my problem | I am a total novice is that ok | do you do it for {name} as well | could I still do it at my age | am I the right kind of customer | do you deal with {name} | have you done this for {name} before | can you cope with {name} | is {service} ok for {name} | will it work on mine | do you get many {name}',
    },
    examples: {
      topic: 'services',
      title: 'Can you show me examples?',
      titleOf: 'Can you show me examples of {service}?',
      phrasings:
        'do you have examples | can I see your work | examples of {service} | show me pictures | photos of your work | portfolio | past projects | case studies | show me some {service} you have done | before and after pictures | sample of {service} | what have you made so far | can I see a finished job | demo | gallery | samples | got pics | any photos | can I see pictures of your work | where can I see what you did | do you have a gallery | show me something you made | have you got pictures of {service} | can I see one before I decide | what does it look like when it is done | show me results | results of {service} | see previous jobs | pics of {service} | let me see something | have you got a portfolio | can I look at what you did | what does your work look like | any before and afters | where can I look at photos | show us some pics | can I see samples first | link to your pictures',
    },
    comparison: {
      topic: 'comparison',
      title: 'How are you different from others?',
      phrasings:
        'why you | why should I choose you | are you cheaper than {name} | are you better than {name} | how are you different from {name} | what makes you better than others | what is special about you | how do you compare to {name} | why should I hire you and not {name} | your competitors | {name} is cheaper | what do you do better than {name} | advantage over {name} | what sets you apart | why not {name} | you or {name} | is {name} not better | what is the difference to big chains | difference between you and other providers | I got another offer from {name} | unique selling point | can I not do it myself | why not do it on my own | could I just do that on my own | do I really need you for that | somewhere else it is cheaper | what do others not do | what do you have that others do not | what makes you different | why would I pay you when {name} does it for less | somebody else quoted me {amount} | why are you more expensive than {name} | {name} does it for {amount} | what is better with you | any advantage over the chain stores | why not buy a cheap one | is it not easier to do it myself | how are you any better than {name} | what is the difference to {name} | what is the difference between you and a free one | what is so good about you | how do you stack up against {name} | the one down the road is cheaper | can I not just do this at home | why pay for it when {name} is free | are you as good as {name} | what do you do that {name} does not | my neighbour uses {name} | give me a reason to switch | what is your edge',
    },
    difference: {
      topic: 'services',
      title: 'What is the difference between your services?',
      phrasings:
        'what is the difference between {service} and {service} | {service} or {service} | which one do I need | which is right for me | what fits me best | {service} versus {service} | which of your services should I take | what would you recommend | compare {service} with {service} | I do not know which one to book | is {service} better than {service} | help me choose | whats better {service} or {service} | should I get {service} or {service} | which one is right for my case | not sure which one I need | what do you suggest for me | what should I get | I do not know what I need | what would be best for me | which option is better | do I need {service} or {service} | can you tell me which one to take | what would suit me best | which would you go for | is {service} the same as {service} | {service} vs {service} | what do you reckon I need | I am torn between {service} and {service} | which is better for a beginner | help I do not know what to pick | which option should I go for | do I need the big one or the small one',
    },
    guarantee: {
      topic: 'limits',
      title: 'Is there a guarantee?',
      titleOf: 'Is there a guarantee on {service}?',
      phrasings:
        'is there a guarantee | do you give a warranty | guarantee | warranty on {service} | do you guarantee your work | what if it does not work | what if it breaks again | what if I am not satisfied | what if the problem comes back | how long is the warranty | can you promise results | do you guarantee {service} | is success guaranteed | what happens if something goes wrong | will it last | do you come back and fix it for free | are results guaranteed | what if it fails after a month | is your work under warranty | what if it does not do any good | what if I am unhappy with it | does it hold up | what happens if it breaks | what if I do not like it | do you fix it if it goes wrong | is there any warranty on that | how long is it guaranteed for | what if it does not hold | will you redo it | do you stand behind your work | what if you do a bad job | and if it fails | do you make it right for free | what if it goes wrong again | what if it packs up after a week | do you sort it out if I am not happy | is the work covered | and if it does not come out right | what comeback do I have | will you put it right | what if I do not see any results | what if you mess up',
    },
    refund: {
      topic: 'payment',
      title: 'Can I get my money back?',
      like: 'guarantee',
      phrasings:
        'can I get my money back | refund | do you refund | money back guarantee | I want my money back | is the deposit returned | do I get a refund | what if I do not like it can I get the money back | return policy | reimburse me | do I get my cash back | how do I get a refund | give me my money back | can I return it | I paid twice | what if I am not happy do I get money back | is there a refund if I cancel | can I have my money back if I change my mind | is it refundable | do I lose my money | money returned | will you pay me back | what do I get back if I call it off | can I get a refund if it rains',
    },
    contract: {
      topic: 'payment',
      title: 'Is there a contract?',
      phrasings:
        'is there a contract | do I have to sign something | how long am I bound | minimum term | notice period | terms and conditions | is it a subscription | can I stop any time | do we put it in writing | commitment | am I locked in | how long am I tied in | is there a contract and how long am I tied in | is there a written agreement | how do I end the contract | do I have to commit | contract length | can I cancel monthly | how do I get out of it | am I stuck with you | can I quit whenever I like | how do I end it | do I need to sign anything | how long do I have to stay | is it monthly or a long contract | can I leave whenever I want | are there any strings attached | do I have to sign up for a year | is it a one time thing or a contract | what is in the small print | fine print | when can I get out | am I tied in | do I have to sign up for long | is it pay as you go | can I stop whenever | do I need to commit to anything | what is the notice | do you do contracts | is there a minimum | can I leave early | how do I cancel my membership | rolling monthly or fixed',
    },
    payment: {
      topic: 'payment',
      title: 'How can I pay?',
      phrasings:
        'how can I pay | payment methods | do you take credit cards | can I pay cash | do you accept paypal | when do I have to pay | do I pay in advance | can I pay by card | bank transfer | do you want a deposit | is payment due on the day | pay online | do you accept {name} | can I pay with my phone | debit card | check | do I pay before or after | when is the money due | how is it billed | apple pay | venmo | do I have to pay up front | do you take card | do you take cash | how do I pay you | can I pay on the day | can I pay later | do you take visa | google pay | cash or card | do you want the money up front | do I have to pay first | zelle | can I pay over the phone | how do you want to be paid | do I pay now | do you need a deposit | is tipping expected | can I pay you when it is done | can I tap my phone | do you take plastic | is cash ok | cash only or card | can I bank transfer | do you take cheques | pay online or there | when do I pay | card machine | pay the balance | can someone else pay',
    },
    instalments: {
      topic: 'payment',
      title: 'Can I pay in instalments?',
      like: 'payment',
      phrasings:
        'can I pay in instalments | payment plan | financing | can I pay monthly | pay it off over time | split the payment | pay in parts | can I spread the cost | do you offer credit | pay half now and half later | monthly payments | can I pay it off | can I pay bit by bit | pay a little every month | pay half now | klarna | can I pay in two goes | is there a payment plan | cannot pay it all at once | can I spread it out | pay it off monthly | can I pay a bit each month | is there finance | can I split the cost | pay in chunks | buy now pay later',
    },
    invoice: {
      topic: 'payment',
      title: 'Do I get an invoice?',
      phrasings:
        'do I get an invoice | can I have a receipt | invoice | where is my bill | send me a receipt for tax | my invoice is wrong | I need the invoice again | can the invoice go to my company | is tax included | vat | do you charge vat | do you add vat | is vat added | are prices plus vat | sales tax | receipt for my insurance | there is a mistake on the bill | can you send me the bill | need a receipt for work | can I get an invoice for my company | do you give receipts | is that with tax | does the price include tax | plus tax | I got the wrong bill | I never got my invoice | need a copy of the receipt | do I get a bill for my company | need it for my expenses | can you invoice my work | send me a receipt | vat receipt | proof of payment for my insurance | put my company name on the bill | where is my invoice',
    },
    discount: {
      topic: 'prices',
      title: 'Is there a discount?',
      phrasings:
        'do you give discounts | is there a discount | any deals | coupon | promo code | special offer | is it cheaper if I take more | student discount | discount for seniors | can you do it cheaper | can you lower the price | loyalty bonus | package price | bulk price | friends and family rate | I am retired do I pay less | can we negotiate | reduced rate | is it cheaper for {name} | could you do it for {amount} | best price | any specials this month | any discount for {name} | any offers on | do you have any deals on | is there money off | can I get it cheaper | do I get something off if I book more | do regulars pay less | is there a package deal | do you do a family price | cheaper for kids | military discount | nurse discount | first time customer discount | what if I take two | is that your best price | 10 percent off | any deals on | cheaper for students | do pensioners pay less | is it cheaper midweek | mates rates | cheaper if I book two | do you price match | family discount | any offers at the moment | could you knock a bit off | bring a friend deal',
    },
    voucher: {
      topic: 'payment',
      title: 'Do you have gift vouchers?',
      phrasings:
        'do you have gift vouchers | gift card | can I buy this as a gift | I want to give {service} to a friend | voucher | present for my wife | gift certificate | is my voucher still valid | redeem a voucher | do you sell gift cards | can I buy a voucher | I have a voucher | want to buy it as a birthday present | christmas gift | can I use my gift card | how long is a voucher good for | can I buy this as a present | got anything I can give my mum | it is for a birthday present | do you sell vouchers | how long is the voucher good for | I was given a voucher | can I use my gift card online',
    },
    'free-consultation': {
      topic: 'booking',
      title: 'Is there a free first consultation?',
      like: 'first-meeting',
      phrasings:
        'is the first meeting free | free consultation | is the quote free | do estimates cost anything | free estimate | do I pay for the first talk | no obligation meeting | is the first call free of charge | does the consultation cost money | trial session | what does the initial consultation cost | intro call | can we talk first before I decide | discovery call | is advice free | free quote | is there a catch with the free call | do I pay if you only have a look | is there a call out fee | do you charge for coming out | do you charge to take a look | is it free to have a chat first | can we have a quick chat first | can you look at it first | could you take a look before I decide | free assessment | can I get a quote over the phone | just want some advice | can I only get advice | do you do consultations | I only want an opinion | can I just have a chat first for free | do you charge to come and look | is it free to ask | no charge for a look | does a first look cost anything | can I get advice without paying | is there a fee for the first visit | obligation free',
      answer: 'You can book a first conversation of {meeting.consultation} minutes here: /calendar.',
    },
    'first-meeting': {
      topic: 'booking',
      title: 'What happens in the first meeting?',
      like: 'free-consultation',
      phrasings:
        'what happens in the first meeting | what should I expect the first time | how does the first appointment go | first session | what do we talk about in the first call | what happens on the first visit | I have never done this before what will happen | what will you ask me | agenda of the call | what do you do at the first appointment | how is the first lesson | what happens when you come the first time | what is the first consultation like | whats the first appointment like | what do you do in the first hour | first time there what happens | never been before | it is my first time | what happens when I get there | what happens on my first visit | what is the first time like | how does it go the first time | what do you do on the first day | what should I expect | first session what happens | do we start straight away the first time',
    },
    preparation: {
      topic: 'booking',
      title: 'How should I prepare?',
      titleOf: 'How should I prepare for {service}?',
      phrasings:
        'how should I prepare | do I need to prepare anything | what should I bring | what do I need to bring | do I have to bring something | documents needed | what do you need from me | preparation for {service} | before {service} | should I do something before you come | anything to have ready | do I need to send you something first | what should I have with me | is there homework before | should I eat before | requirements for {service} | do I need equipment | what information do you need beforehand | how do I get ready for {service} | what do I have to have with me | should I get anything ready | what papers do you want to see | do you need anything from me first | do I need to do anything first | do I have to do something before | should I clean it first | should I turn it off first | what do you need me to have ready | what do I take with me | do I need to bring my own {name} | can I eat before | what to wear | do I need an id | should I come early | do I need to know anything before | can I drink coffee before | anything I should know before I come | do I have to be home for that | what should I bring along | do I need to bring anything | what do I need to have ready | do I have to eat before | anything I should do beforehand | should I wash it first | do I need to be home | do I need to clear the room | which papers do you want | is there anything to fill in first',
    },
    booking: {
      topic: 'booking',
      title: 'How do I book an appointment?',
      titleOf: 'How do I get an appointment for {service}?',
      phrasings:
        'I want to book an appointment | how do I book | can I make an appointment | book a call | schedule a meeting | book {service} | I would like to book {service} | make an appointment for {service} | set up a meeting | reserve a time | sign up for {service} | register for {service} | can you come on {day} | can you come {day} at {time} | is {day} at {time} free | are you free on {day} | do you have a slot on {day} | {day} {time} | next week | any openings {day} | next available appointment | can I come in {day} | get me on the calendar | book | appointment please | I want to see you {day} | schedule {service} | free slots | what times are available | when are you free | when is the next free appointment | can we meet {day} | order {service} | arrange a visit | book online | I would like a consultation {day} | put me down for {day} | how do I sign up | can I get an appointment | I need an appointment | got any appointments left | anything free {day} | got time {day} | can you fit me in {day} | can I come by {day} | can I just walk in | can I drop in | do I have to book ahead | how do I get an appointment | how can I book | can I book here | book me in | book me in for {day} | I want to come in | when can I come | when can I come in | got a slot for two people | is {day} ok | can you do {day} | how about {day} | can we say {day} {time} | want to make a reservation | table for {day} | would like to come for {service} | I want {service} | can I get {service} {day} | any time {day} | could someone come out {day} | sign me up | id like to book | appointment pls | need one {day} | whats free {day} | can I get in {day} | have you got room {day} | squeeze me in {day} | next free slot | can I come {day} at {time} | do you have space for us | got a space {day} | fit me in | are you free {day} | got anything this week | how do I reserve | are you free on our date',
      answer: 'You can book a time right here.',
    },
    moving: {
      topic: 'booking',
      title: 'Can I move my appointment?',
      phrasings:
        'can I move my appointment | reschedule | I need to reschedule | change my appointment | postpone the meeting | move it to {day} | can we do {day} instead | I need another time | can I change the date | push it back a week | shift my booking to {day} | different time for my appointment | bring my appointment forward | can we make it another day | can I come later | can I come earlier | need a different day | the time does not work for me any more | I have to move my appointment | can I swap my slot | got to change the time | can we do it later that day | change my booking | can we switch to {day} | I booked the wrong day | can I come {day} instead | I lost the confirmation with the link | can we shift it to {day} | need to rearrange | something has come up can we do {day} instead | change my time | swap my slot | can I come later than planned | make it {day} instead | we need a different date | I am stuck at work can we move it',
      answer:
        'The mail that confirmed your appointment has a link to move it. If you cannot find it, write to {email}.',
    },
    cancelling: {
      topic: 'booking',
      title: 'How do I cancel?',
      phrasings:
        'how do I cancel | cancel my appointment | I want to cancel | I cannot come | I can not make it {day} | cancellation policy | is there a cancellation fee | what if I do not show up | I have to call off our meeting | what happens if I miss the appointment | I am sick and can not come | no show | I forgot my appointment | how late can I cancel | do I pay if I cancel | delete my booking | I changed my mind and want to call it off | I can not make it after all | something came up | I will not be able to come | have to skip tomorrow | I have to cancel | need to cancel | please cancel my booking | cancel {day} | how can I cancel it | not coming {day} | we are not coming | kid is ill we can not come | do I have to pay if I cancel | what if I cancel late | can I cancel for free | I do not need it any more | late cancellation charge | forget about {day} | we are calling it off | need to pull out | have to drop out | what if I can not make it | kid is poorly we can not come | plans changed do not need it anymore | scrap my booking',
      answer:
        'The mail that confirmed your appointment has a link to cancel it. If you cannot find it, write to {email}.',
    },
    'waiting-time': {
      topic: 'booking',
      title: 'How soon can I get an appointment?',
      phrasings:
        'how soon can you come | how soon can I get an appointment | how long is the wait | waiting time | waiting list | how busy are you | how booked up are you | do you have capacity | are you taking new clients | how quickly can you start | when can you start | how far out are you booked | is it urgent can you fit me in | can somebody come quickly | how fast can you be here | when is your next opening | are you fully booked | lead time | earliest possible date | do you have room for me | how soon can you fit me in | is there a wait | when is the earliest I can come | when could you start | how long till I get an appointment | how many weeks do I have to wait | anything sooner | any cancellations I could take | when can you come | how soon could someone come | are you busy at the moment | do you have time this week | how long do I have to wait | are you taking on new people | soonest you could do it | when is the earliest | are you very busy | how far ahead do I need to book | next available | how long before I get in | can you do it this week | whats the queue like | do I have to wait weeks',
    },
    hours: {
      topic: 'contact',
      title: 'When are you open?',
      phrasings:
        'when are you open | opening hours | what are your hours | business hours | what time do you open | what time do you close | are you open now | are you open on {day} | how late are you open | when can I reach you | when can I come by | are you there {day} | until when are you open | working hours | open today | from when to when | do you work evenings | are you closed on {day} | hours on {day} | lunch break | are you open on holidays | do you work at night | are you available around the clock | opening times {day} | when do you work | what days are you open | are you around tomorrow | what time are you there | until when are you there | are you there at the weekend | when do you shut | when do you open | when do you close | are you still open | u open now | what time are you open till | how late are you open {day} | are you open late | open {day} | are you closed for lunch | are you open christmas | hours today | what are your times | are you in {day} | when are you there | are you there after work | do you open early | how early do you open | anyone there now | closing time | can I come after six | till what time | when do you open {day} | are you open lunchtime | what time can I drop in | what time do you start | until when can I collect | are you open over christmas | latest I can come',
      answer: 'These are the hours: {hours}.',
    },
    weekend: {
      topic: 'contact',
      title: 'Do you work on weekends?',
      like: 'hours',
      phrasings:
        'do you work on weekends | are you open on the weekend | saturday appointments | sunday | can I come on saturday | weekend appointments | do you come on sundays | are you open saturday and sunday | weekends | open saturday | open sunday | even on sundays | do you do saturdays | what about weekends | are you there on sunday | can I come at the weekend | are you there on a sunday | can it be at the weekend | saturday morning | open sundays | do you work bank holidays | I can only do weekends',
      answer: 'These are the hours: {hours}.',
    },
    place: {
      topic: 'contact',
      title: 'Where are you?',
      phrasings:
        'where are you | where are you located | address | what is your address | how do I get there | directions | which street | where is your office | where do we meet | location | what city are you in | where can I find you | where is your practice | where is the shop | is there a bus stop | how do I find you | nearest station | which floor | are you near {name} | where do I have to go | where is the studio | where exactly is it | can I come to your office | which part of town | what is the nearest landmark | how do I find your office | is it easy to find you | where r u | where you at | where are you based | where is it | where do I go | where do I come to | how do I get there from {name} | postcode | zip code | google maps | send me the location | what is the address again | is that in {name} | are you close to {name} | which building is it | where is the entrance | I am outside where are you | is there a bus | can I get there by train | cannot find you | which town are you in | where in {name} are you | do you have more than one location | second branch | whereabouts are you | where abouts are you | where abouts is it | whats your postcode | directions please | near the station | where is your shop | is it far from {name} | where do I go when I get there | are you in {name}',
      answer: 'The address is {legal.address}.',
    },
    area: {
      topic: 'contact',
      title: 'Which area do you cover?',
      phrasings:
        'what area do you cover | I am moving to {name} | do you go to {name} | do you come to {name} | do you work in {name} | how far do you travel | service area | do you serve my town | do you travel to {name} | do you deliver to {name} | is {name} too far | which cities do you work in | do you have customers in {name} | I live in {name} | outside the city | do you work abroad | do you charge for travel | do you cover {name} | we are based in {name} can you help | do you come out to {name} | do you come to {name} too | I am in {name} is that ok | is {name} in your area | how far do you go | do you go as far as {name} | would you drive to {name} | travel costs | we are 30 miles away | do you only work locally | are you available in {name} | do you ship to {name} | I am not from around here | I am in {name} do you cover that | how far will you go | do you charge for coming to {name} | what areas do you do | I live out in the sticks | outside your patch | do you go abroad',
      answer: 'The area is: {area.name}.',
    },
    'home-visit': {
      topic: 'services',
      title: 'Do you come to my home?',
      like: 'area',
      phrasings:
        'do you come to my home | do you make house calls | home visits | can you come to my place | do you come to the house | can somebody come to us | I can not leave the house can you come | do you come on site | my mother can not walk can you come to her | can you do it at my home | do you visit nursing homes | my father had a stroke do you come to the house | mobile service | at home | do you come to our office | could you visit me | do you do home visits | can you visit her at home | is treatment at home possible | do you come to his house | can you come to us after his stroke | he can not walk any more do you come to him | can you come to me | could you come to us | can you come round | do you come out | do I have to come to you | can you do it at my place | can not get out of the house | do you visit people at home | would you come to my office | my grandma is in a wheelchair could you come | do you pick up | do you collect and deliver | do you come to me or do I come to you | do you do house calls | I can not get out | my mum is housebound | will you come round | can it be done at ours | come to my office | pick it up from my house',
    },
    online: {
      topic: 'services',
      title: 'Can we do it online?',
      phrasings:
        'can we do it online | do you work remotely | video call | zoom | is it online or in person | do I have to come in person | can I do {service} from home | remote | over the phone or video | teams | do you offer online sessions | can we meet in person | face to face | is {service} possible online | virtual appointment | do we meet in person | can you do it over zoom | can we do a video call | do I have to be there in person | can I do it from home | is it over the phone | is there an online version | phone consultation | can we just talk on the phone | do you do it remote | can we do it over zoom | over the phone possible | remote ok | can I send it by post | video call instead | do it by email | do I have to come to the office',
    },
    parking: {
      topic: 'contact',
      title: 'Can I park there?',
      phrasings:
        'can I park there | parking | is there parking | where can I park | where do I leave my car | parking lot | parking space | is parking free | bike stand | garage | can I stop in front of the door | is there room for a van | can I park outside | where do I park | any parking | is it easy to park | free parking | where can I put my car | car park | do I have to pay for parking | can I park a truck or a trailer | where can I leave the car | is there somewhere to park | do I pay for parking | any spaces | room for a van | blue badge spaces | can I get a trailer in | bike rack',
    },
    accessibility: {
      topic: 'contact',
      title: 'Is it accessible?',
      phrasings:
        'is it wheelchair accessible | wheelchair | accessibility | is there an elevator | are there stairs | step free access | I use a walker can I get in | disabled access | ramp | is it on the ground floor | can I come with a stroller | I am blind | deaf customers | can I get in with a wheelchair | is there a lift | how many stairs | can I come with a pram | my mother can not do stairs | is it all on one level | can not walk far | I am in a wheelchair | are there steps | my dad can not do stairs | can I get a pram in | ground floor | I walk with a frame | disabled toilet | are you step free | is it suitable for hard of hearing',
    },
    languages: {
      topic: 'contact',
      title: 'Which languages do you speak?',
      phrasings:
        'which languages do you speak | do you speak spanish | do you speak german | habla espanol | hablan espanol | sprechen sie deutsch | parlez vous francais | in which languages | can we do it in french | does anyone speak chinese | my english is bad | my mother only speaks spanish | do you speak russian | can I talk to you in portuguese | do you speak another language | is it possible in arabic | translator | italian | polish | do you speak {name} | anyone there speak spanish | english only | does somebody speak my language | my husband does not speak english | my english not good | my english is not good | anyone there who speaks polish | can we do it in {name} | do you have a translator | sign language | my husband only speaks {name} | english spoken',
    },
    person: {
      topic: 'owner',
      title: 'Who are you?',
      phrasings:
        'who are you | who does my {service} | who will do my {service} | who is behind this | who will I work with | who is {name} | who does the work | who will come | tell me about yourself | who runs this business | who owns the company | who is the boss | is it one person or a team | how many people work there | who treats me | who will be my coach | is this a family business | who am I dealing with | are you alone | do you have employees | how big is your team | who is in charge | introduce yourself | who would I meet | who would I be dealing with | who am I going to see | who will look after me | who is the person I meet | who is the owner | whats your name | whos doing it | who would come | will it be you or someone else | do I get the same person every time | can I choose who I get | is it just you | are you on your own | who am I talking to there | do you have a female {name} | can I ask for {name} | who will be working on it | do you use subcontractors | who does the {service} | who would do my {service} | who is going to do {service} | is it you who does it | who will be doing it | who does {service} | who teaches {service} | who will I see | who does it | who would be coming | is it you or someone else | will it be the same person every time | how many of you are there | can I ask for a woman | do I get to choose who | who runs it | who teaches',
    },
    experience: {
      topic: 'owner',
      title: 'How much experience do you have?',
      like: 'person',
      phrasings:
        'how much experience do you have | how long have you been doing this | how many years | since when do you exist | how long have you been in business | have you done {service} before | have you worked with {name} before | are you experienced | how many customers have you had | how often have you done {service} | your background | are you new at this | track record | how long have you done this | how many have you done | how long have you been open | is this your first time | have you ever done one like mine | have you done a {name} before | do you know {name} | are you used to {name} | ever worked on a {name} | how long have you been at it | have you done this before | are you new | when did you start | been around long | do you know what you are doing | ever had one like mine',
    },
    qualification: {
      topic: 'owner',
      title: 'What are your qualifications?',
      phrasings:
        'what are your qualifications | are you certified | are you licensed | license | are you insured | certificates | what training do you have | did you study this | degree | are you a real {name} | diploma | accredited | do you have insurance | are you bonded | are you qualified for {service} | trained | credentials | registered | member of an association | liability insurance | who pays if you break something | papers | are you licenced | do you have a licence | are you insured for that | did you go to school for this | what did you study | are you a professional | do you have any certificates | are you trained for that | are you dbs checked | background check | are you allowed to do that | are you trained | have you got papers | certified | are the staff trained | first aid trained | registered with anyone | have you been vetted | did you study for it | are you properly qualified',
    },
    references: {
      topic: 'owner',
      title: 'Do you have references or reviews?',
      phrasings:
        'do you have references | reviews | testimonials | what do other customers say | can I talk to a customer | who are your clients | are your customers happy | ratings | recommendations | google reviews | is there someone I can ask about you | success stories | feedback from clients | are you any good | can I trust you | is this legit | is this a scam | any reviews | got reviews | what do people say about you | where can I read reviews | are you good | can I talk to someone you worked for | are you for real | how do I know you are not a scam | are you trustworthy | who have you worked for | do people like it | what do other people say | can I ask someone who has used you | are you on google | any testimonials | who recommends you | how many stars',
    },
    complaint: {
      topic: 'contact',
      title: 'I have a complaint.',
      phrasings:
        'I have a complaint | can you fix it again | it is uneven | it is not straight | the same problem again a week after you did it | you scratched my {name} last week | you damaged my {name} | you left a mark on it | it still does not work after you did it | I want to complain | I am not happy with your work | this is unacceptable | you damaged something | your work is bad | nobody answered me | nobody came | I was treated badly | terrible service | who do I complain to | it broke again after you fixed it | you left a mess | your colleague was rude | I am disappointed | you never called back | I am still waiting for an answer | you charged me too much | somebody was unfriendly | I am not happy | not happy with it | it is not right | you did it wrong | it is broken already | it came off after a day | still waiting for you | nobody showed up | nobody turned up | no one called me back | I want to speak to a manager | this is not what I ordered | I am really angry | it hurts since I was there | it looks awful | you forgot something | not satisfied | you overcharged me | it was rubbish last time | you did a bad job | I want to speak to someone about a problem | last time was awful | not satisfied at all | you were late | this is not what I asked for | it came back worse',
      answer: 'I am sorry about that. Please write to {email} and say what happened, so that it can be put right.',
    },
    emergencies: {
      topic: 'services',
      title: 'Can you help in an urgent case?',
      phrasings:
        'it is urgent | can you help quickly | do you have an emergency service | emergency number | 24 hour service | I need help right now | do you come at night | out of hours | after hours | can someone come immediately | this can not wait | do you handle emergencies | I need somebody today | same day service | weekend emergency | urgent | need someone now | I need help tonight | can you come right now | can you come straight away | need it today | can anyone come tonight | emergency | it is an emergency can you come | do you have someone on call | asap | need somebody tonight | out of hours number | it can not wait | can you help on a sunday if it is bad | what if something happens at night | same day',
    },
    privacy: {
      topic: 'security',
      title: 'What happens to my data?',
      phrasings:
        'what happens to my data | data protection | privacy | gdpr | is my data safe | do you share my data | is it confidential | do you tell anyone | do you sell my data | do you store this chat | is this conversation recorded | delete my data | what do you save about me | is what I say private | who can read this | are you bound to secrecy | privacy policy | cookies | nda | does my boss find out | where is my data stored | where is the data stored | which country is the data kept in | do you give my details to others | will you keep it to yourself | does this stay between us | do you tell anybody | can anyone find out | discretion | who sees this | who reads this | do you keep my number | what do you do with my details | will you spam me | is this chat private | do you record this | is it anonymous | can I stay anonymous | please delete what I wrote | do you pass on my number | why do you want my email | who sees my details | do you share my information | what do you keep about me | delete my details | can I stay off your instagram',
    },
    insurance: {
      topic: 'payment',
      title: 'Does insurance pay for it?',
      phrasings:
        'does insurance pay for it | do you take insurance | is it covered by insurance | do you accept {name} insurance | health insurance | will my insurance pay | does medicare cover it | in network | copay | can I claim it | insurance claim | do you bill my insurance | am I covered | home insurance | private insurance | does my plan cover {service} | is it on insurance | do you work with insurance | do I get it back from my insurance | do you take {name} insurance | does my insurance cover that | are you in network | do you bill insurance directly | is it covered | private or insurance | does my insurance cover it | can I claim it back | is it on my health plan | will they pay for it',
    },
    children: {
      topic: 'services',
      title: 'Is there an age limit?',
      phrasings:
        'do you work with children | can I bring my kids | is it for kids | age limit | from what age | how old do you have to be | my son is twelve | my daughter is 8 | teenagers | am I too old | can I bring my child | minimum age | do you treat babies | is {service} possible for children | older people | seniors welcome | do you do kids | is it ok for a baby | how old does she have to be | my kid is five | is he too young | is my mother too old for that | kids welcome | can a 10 year old come | do you see children | can my teenager do it alone | how old do they have to be | can my son come he is {amount} | is it ok for toddlers | my daughter is {amount} | under 18 | can teenagers come',
    },
    companion: {
      topic: 'services',
      title: 'Can I bring somebody or my pet?',
      phrasings:
        'can I bring somebody | can my husband come along | may I bring a friend | can my partner join | is my dog allowed | can I bring my dog | pets | do you mind cats | can we come together | do you do groups | group session | couples | can my wife come too | can my mum come with me | can I bring my husband | can I wait inside | can I stay in the room | can I watch | do I have to leave | is there a waiting room | can I bring the baby along | can we come as a group | can two people come together | are dogs ok | can I sit with her | can I stay with him | can someone wait with me | do parents stay | bring a friend | is my partner allowed in | can the kids come with me',
    },
    contact: {
      topic: 'contact',
      title: 'How can I contact you?',
      phrasings:
        'how can I contact you | contact | how do I reach you | contact details | how do I get in touch | can I write to you | where can I ask a question | contact form | whatsapp | can I text you | I want to send you a message | how can I get hold of you | get in touch | leave a message | can I send you photos | do you have facebook | instagram | how can I reach someone | whats the best way to reach you | can I send you a picture | can I message you | are you on whatsapp | are you on instagram | are you on facebook | insta | can I dm you | I want to ask you something | who can I write to | how do I contact the owner | how do I get hold of you | where do I write | how do I contact you | drop you a line',
      answer: 'Write to {email}, or use the contact form on this site.',
    },
    phone: {
      topic: 'contact',
      title: 'What is your phone number?',
      like: 'contact',
      isFact: true,
      phrasings:
        'what is your phone number | phone number | can I call you | what number do I call | telephone | your number | mobile number | give me a number to ring | can I phone you | is there a hotline | whats your number | got a number | can I ring you | can I have your number | number to call | can I give you a call | do you have a telephone number | can I ring | got a phone number | number please | who do I call | landline or mobile | nobody picks up',
      answer: 'You can call {phone}.',
    },
    email: {
      topic: 'contact',
      title: 'What is your email address?',
      like: 'contact',
      phrasings:
        'what is your email address | email | mail address | can I email you | where do I write to | your e mail | how can I reach you by email | where can I send an email | which address do I mail to | whats your email | can I mail you | can I have your email | send an email to who | mail | where do I send the photos | email please | send you a file | address for documents',
      answer: 'The address is {email}.',
    },
    human: {
      topic: 'contact',
      title: 'Can I talk to a person?',
      like: 'contact',
      phrasings:
        'can I talk to a person | real person | human | I want to talk to somebody | can somebody call me back | call me back | please call me | operator | I do not want to talk to a machine | let me speak to the owner | connect me with somebody | talk to a real human please | is there anyone I can talk to | speak to a representative | can someone ring me | transfer me | can someone call me | can you call me | ring me back | I want a real person | get me a human | can I speak to someone | can I speak to somebody | is somebody there | give me a person | agent please | let me talk to a person | I would rather talk to someone | have someone call me at {time} | I want to talk to the boss | can I speak to someone real | put me through to a person | I do not want a bot | is anyone there | I would rather talk to somebody | call me back please',
      answer: 'Of course. Write to {email}, or leave your address or number here, and you will get a reply.',
    },
    'reply-time': {
      topic: 'contact',
      title: 'How fast do you answer?',
      phrasings:
        'how fast do you answer | when will I hear from you | how long until you reply | response time | I have not got an answer yet | when do you call back | do you reply on weekends | how quickly do you respond | when do I get an answer | how long till you get back to me | when will you call me | I wrote to you and heard nothing | why is nobody answering | did you get my message | did you get my email | how soon do I hear back | when will you get back to me | how quick do you answer | I wrote last week and heard nothing | when do I hear from you | do you reply at weekends | how long until you answer | no one replied',
    },
    job: {
      topic: 'contact',
      title: 'Do you have open positions?',
      phrasings:
        'do you have open positions | are you hiring | jobs | I am looking for a job | internship | apprenticeship | I want to work for you | vacancies | can I apply | career | do you need help in your team | send you my resume | work experience | do you train people | are you looking for staff | hire me | any jobs going | do you need anyone | are you looking for people | can I work for you | I want to apply | hiring right now | do you take interns | work placement | do you need help | are you taking people on | any work going | can I do my work experience with you | do you do apprenticeships | saturday job | looking for a job | where do I send my cv | need an extra pair of hands | do you hire | are you recruiting | vacancy',
    },
    partnership: {
      topic: 'contact',
      title: 'I want to offer you something.',
      phrasings:
        'I want to offer you something | partnership | cooperation | advertising | sponsoring | I sell software and would like to show it | can we work together as partners | affiliate | guest post | I am a journalist | we are a supplier | seo services for your website | press inquiry | we would like to work with you | I have an offer for you | are you interested in our product | can I put up a flyer | would you sponsor our team | can you donate something | do you buy {name} | I want to rent a chair with you | I sell {name} are you interested | can we work together | would you like to advertise with us | I am from {name} and have an offer | do you want to sponsor us | supplier enquiry | can I leave my flyers with you | we could send each other customers',
    },
    newsletter: {
      topic: 'contact',
      title: 'Do you have a newsletter?',
      phrasings:
        'do you have a newsletter | newsletter | subscribe | unsubscribe | stop sending me emails | sign me up for news | mailing list | take me off your list | do you have a blog | where can I read your articles | do you send out news | how do I get off your list | stop emailing me | can I sign up for updates | do you post tips | do you write articles | do you have a mailing list | can I get updates | how do I hear about offers | do you send emails',
    },
    'after-care': {
      topic: 'process',
      title: 'What happens afterwards?',
      titleOf: 'What happens after {service}?',
      phrasings:
        'what happens afterwards | what happens after {service} | aftercare | support after | do you help after it is finished | do I need to come again | maintenance | follow up | who helps me later | how often should I come | how often do I need {service} | after the treatment | is there support | what do I do after {service} | service after the job | how do I look after it | what do I do afterwards | how do I take care of it | how often do I have to come back | when do I have to come again | can I shower after | can I drive afterwards | can I go to work after | what if I have questions afterwards | do you check it again | how long till the next one | how long will it last | how long does it hold | do I need another one later | what happens after that | after that | what then | and then | what comes next | what happens next | and after | anything to watch out for after | when should I come back | when is the next one due | what not to do after {service} | how do I keep it nice | what if I have a question afterwards | how often does it need doing',
    },
    risks: {
      topic: 'limits',
      title: 'Are there risks?',
      titleOf: 'Are there risks with {service}?',
      phrasings:
        'are there risks | is it safe | does it hurt | is {service} painful | side effects | what can go wrong | is {service} dangerous | does {service} hurt | risk of {service} | can I be injured | disadvantages of {service} | drawbacks | downside of {service} | will it hurt | is it painful | is it bad for {name} | is it safe for {name} | can it go wrong | could it damage my {name} | is it dangerous | will it leave marks | can I do it when pregnant | is it harmful | any side effects | will it damage my {name} | is it safe when pregnant | could it make it worse | is he going to be ok | what if something breaks',
    },
    materials: {
      topic: 'services',
      title: 'What do you work with?',
      phrasings:
        'which brands do you use | what materials do you use | what equipment do you use | which products do you use | do you use organic products | which tools do you work with | do you install {name} | which software do you use | is it environmentally friendly | sustainable | what technology is it | what do you use | what brand do you use | which products | do you have {name} | do you sell them too | is it natural | is it vegan | can I bring my own | what machine do you use | do you use chemicals | are the parts original | which make is it | can I buy the {name} you use | what products do you use | what brand | are your products vegan | what do you feed them | which machines do you have | is it chemical free | I am allergic to {name}',
    },
    quote: {
      topic: 'prices',
      title: 'Is a quote free?',
      like: 'free-consultation',
      phrasings:
        'do you give free quotes | what does a quote cost | what does an estimate cost | is the estimate free | is a quote free | do you charge for a quote | can I get a quote | can you give me an estimate | written offer | I need an estimate | could you quote me for {service} | quote for {service} | cost estimate for {service} | is your quote binding | how long is the quote valid | do I have to pay for the estimate if I say no | how do I get an offer from you | can you come and price it up | rough idea of the price | what would it cost roughly if I send a photo | do you need to see it first | can I get a written price | is the price fixed | could it end up costing more | price it up for me | can you come and have a look | send me an estimate',
    },
    deposit: {
      topic: 'payment',
      title: 'Do I have to pay a deposit?',
      like: 'payment',
      phrasings:
        'do I have to pay a deposit | is there a deposit | how much is the deposit | do you want a down payment | how much do you want up front | booking fee | do I get my deposit back | security deposit | does the deposit come off the price | retainer | do I pay upfront | how much to secure the date | do I have to put money down | is there a booking fee | do I lose my deposit | when is the rest due | pay everything in advance',
    },
    late: {
      topic: 'booking',
      title: 'What happens if I am late?',
      like: 'moving',
      phrasings:
        'what happens if I am late | I am running late | I will be ten minutes late | I am stuck in traffic | I missed my appointment | is it ok if I come later | can I still come when I am late | the train is late | do I lose my slot if I am late | how late can I be | I overslept | will be there a bit later | what if I am running late | stuck in traffic | what if I miss it | do you wait | is there a fee if I am late',
    },
    'walk-in': {
      topic: 'booking',
      title: 'Do I need an appointment?',
      like: 'booking',
      phrasings:
        'do I need an appointment | do you take walk ins | can I just come in | can I come without an appointment | is it by appointment only | can I just turn up | can I drop by | no appointment | can I walk in | do I have to book | do I have to make an appointment | can I come any time | just pop in | spontaneously | do I need to book | can I just pop in | do you take drop ins | can I come without a booking | just come by',
    },
    'new-customers': {
      topic: 'booking',
      title: 'Do you take new customers?',
      like: 'waiting-time',
      phrasings:
        'do you take new customers | are you taking on new clients | do you accept new patients | are you full | are your books open | do you have room for one more | do you still take people on | I am new here can I come | is there a waiting list | have you got capacity | could you fit in another client | no space left | have you got room for one more | do you take new ones | are you full up | any places left | can I join | are you accepting new patients',
    },
    switch: {
      topic: 'process',
      title: 'Can I switch to you from somebody else?',
      phrasings:
        'can I switch to you from somebody else | can I move to you from another provider | I am with someone else at the moment | I want to change from my old one | how do I change over to you | would you take over from someone else | my last one let me down can you take over | is it hard to switch | can I transfer to you | can you take over in the middle | leave my current provider | do you take over what another one began | can I change over to you | I am not happy with mine | how do I move to you | leaving my old one | can you take over from {name} | mine retired',
    },
    sessions: {
      topic: 'process',
      title: 'How many sessions do I need?',
      like: 'duration',
      phrasings:
        'how many sessions do I need | how often do I have to come | how many appointments | how many times do I have to come | is once enough | how many lessons | how many sessions of {service} | how often should I have {service} | once a week | how many visits will it take | do I have to come back | every week or every month | is one session enough | how regularly | how many times do I need to come | how many goes does it take | how often do I come | how many lessons till I can do it | do I need more than one | once a week or more',
    },
    trial: {
      topic: 'prices',
      title: 'Can I try it first?',
      like: 'free-consultation, first-meeting',
      phrasings:
        'can I try it first | is there a trial | trial lesson | free trial | test session | can I have a taster | try it before I buy | trial period | can I try {service} first | one session to see if I like it | trial month | can I test it | can I have a go first | do you do a taster | can I try one before I sign up | first one free | can he come for a trial day | is there a test lesson | can we have a trial run | try before I buy',
    },
    clothing: {
      topic: 'booking',
      title: 'What should I wear?',
      like: 'preparation',
      phrasings:
        'what should I wear | what do I wear | are jeans ok | do I need sports clothes | do I need special shoes | dress code | which clothes | do I have to change | do I have to undress | can I come in my work clothes | is there somewhere to change | what do people wear | do I need my own kit | do I need a helmet | can I come in jeans | do you lend boots | what should I put on',
    },
    referral: {
      topic: 'booking',
      title: 'Do I need a referral?',
      phrasings:
        'do I need a referral | do I need a prescription | do I have to see my doctor first | do I need a letter from my doctor | can I come without a referral | can I come straight to you | must my doctor send me | does my GP have to refer me | without a prescription | can I come without being sent | does my gp have to send me | prescription needed | can I book myself in',
    },
    products: {
      topic: 'services',
      title: 'Which products do you sell?',
      phrasings:
        'which products do you sell | do you sell products | can I buy it from you | what can I buy in the shop | do you have {name} for sale | where can I buy what you use | do you sell {name} | is {name} in stock | do you have a shop | can I order from you | what do you stock | do you stock {name} | have you got a shop | what can I buy there | can I get the shampoo you use | sell food',
    },
    'own-material': {
      topic: 'services',
      title: 'Can you use what I bought myself?',
      phrasings:
        'can you use what I bought myself | can I bring my own materials | I already have the parts | I bought it online can you fit it | would you install one I got elsewhere | do you fit parts that customers supply | I have my own can you use it | do I have to buy it from you | can I supply the material | use my own products | can I provide my own | can I bring my own {name} | I already bought the {name} | will you use mine | I have the parts already | can you fit one I got online | do I supply the {name} | use my own stuff',
    },
    courses: {
      topic: 'services',
      title: 'Do you offer courses?',
      phrasings:
        'do you offer courses | do you run classes | are there workshops | when is the next course | group class | do you teach it | can I learn that from you | training courses | evening class | classes for beginners | can I sign up for a course | do you do workshops for companies | is there a workshop | group lessons | beginner class | how many in a class',
    },
    delivery: {
      topic: 'process',
      title: 'Do you deliver?',
      phrasings:
        'do you deliver | can you ship it | delivery | how long does delivery take | what does shipping cost | can I pick it up | do you send it by post | collection or delivery | where can I collect it | do you pick it up too | can you bring it to me | when will it arrive | shipping | do you post it | can you drop it off | can you bring it round | what does delivery cost | can you collect it | post it to me | how does it get here | pick up and drop off',
    },
    holidays: {
      topic: 'contact',
      title: 'When are you on holiday?',
      like: 'hours',
      phrasings:
        'when are you on holiday | are you open on bank holidays | are you open on holidays | are you open on thanksgiving | are you closed over christmas | are you open at easter | public holidays | are you away in summer | holiday closing | when are you back | are you open on new years eve | do you close for the holidays | open on boxing day | when are you away | are you open at christmas | are you closed in august | when are you off | back from holiday | open on new years | shut for easter | are you on vacation',
      answer: 'I am not there on these days: {daysOff}.',
    },
    funding: {
      topic: 'prices',
      title: 'Is there a grant for it?',
      phrasings:
        'is there a grant for it | are there subsidies | is there funding | does the state pay something | do I get support from the government | can I get money towards it | grants for {service} | is {service} subsidised | financial help | is there a scheme | who pays for it | does my employer pay | any grants | does the council pay | subsidy | does the state help | pay with benefits',
    },
    tax: {
      topic: 'payment',
      title: 'Can I deduct it from my tax?',
      like: 'invoice',
      phrasings:
        'can I deduct it from my tax | is it tax deductible | can I claim it as an expense | can I write it off | can I put it through the business | does it count as a business expense | can I set it off against tax | is {service} tax deductible | claim it on tax | can I claim it on tax | tax deductible | put it through the business | is vat in that | plus vat',
    },
    'first-call': {
      topic: 'booking',
      title: 'How does the first call take place?',
      like: 'online',
      phrasings:
        'how does the first call take place | do you call me or do I call you | who calls whom | do I ring you or do you ring me | should I call you or will you call me | will you phone me at that time | do I have to call in | which number will you call from | by phone or by video | where does the call take place | do we meet or is it a call | how do we talk | do I get a link for the call | how do I join the call | do I need a camera | how do we talk the first time | do you ring me or do I ring you | is the first chat on zoom | how long is the first call',
      answer:
        'The first conversation takes place {meeting.way}. The booking page and the confirmation have the details.',
    },
    visit: {
      topic: 'booking',
      title: 'Can I come and have a look first?',
      like: 'trial, first-meeting, free-consultation',
      phrasings:
        'can I come and have a look first | can I look around before I decide | can I see the place first | is it ok to drop in for a look | can I visit you before booking | may I come by to see it | can we meet before we commit | can we meet you first | do you do tours | can you show me round | open day | can I have a look around | I would like to see it before I sign up | can I pop in and see what it is like | can I meet you before I book | could I check the place out first | can I come and have a look round | can we see the place first | can I look at it before | come and see it | show round | can I meet you first | can I see where he will stay',
    },
    absence: {
      topic: 'owner',
      title: 'What if you are ill?',
      like: 'person',
      phrasings:
        'what if you are ill | what happens if you are off sick | who covers for you | is there somebody to stand in for you | what if you cannot come | what if you stop working | will you still be around in two years | what if you close down | what happens when you are away | do you have a replacement | what if you do not turn up | who steps in if you are not available | what if something happens to you | do you have cover when you are on holiday | what happens if you are off | is there a replacement | what if you get sick on the day | will it still go ahead if you are poorly',
    },
    liability: {
      topic: 'limits',
      title: 'Are you insured?',
      like: 'insurance, guarantee',
      phrasings:
        'are you insured | do you have liability insurance | public liability | what if you break something | who pays if something gets damaged | are you covered if something breaks | are my things insured with you | who is liable for damage | what if you damage my {name} | what happens if something gets stolen | do you have insurance in case something happens | proof of insurance | are you bonded and insured | do you pay if you wreck it | what if they break my {name} | are you insured if something breaks | who pays if you damage it | what if my dog gets hurt | do you have cover | what if it gets stolen | who is responsible if something happens',
    },
    'small-job': {
      topic: 'services',
      title: 'Do you take small jobs?',
      like: 'for-whom',
      phrasings:
        'do you take small jobs | is my job too small | it is only a little job | would you come out for something small | is there a minimum order | minimum job size | do you do one offs | can I order just one | we are only a small business | are we too small for you | is it worth it for just a few people | do you bother with small jobs | do you do odd jobs | would you do just one | is it worth coming out for just one | do you do small jobs | it is only a tiny thing | just a little one | minimum charge | just one room | is that too small for you | only need it once',
    },
    weather: {
      topic: 'process',
      title: 'What happens in bad weather?',
      phrasings:
        'what happens in bad weather | what if it rains | what do you do when it rains | is it cancelled if it rains | do you work in the rain | what if it snows | what if it is too hot | does it go ahead in bad weather | rain plan | what about storms | what if it pours all day | do you do it in winter | what if the weather is bad | do you still do it in the rain | is it on in bad weather | too hot | rained off | does it go ahead in wind',
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
        'how are you | how are you doing | how is it going | what is up | are you ok | how do you do | everything fine | how are u | hows things | you good | how you doing | how is your day',
      answer: 'Thank you, all is well here. What would you like to know?',
    },
    thanks: {
      topic: 'conversation',
      title: 'Thank you!',
      phrasings:
        'thank you | thanks | thanks a lot | thank you very much | great thanks | ta | ta very much | ta that is great | brill | brill cheers | ace thanks | lovely thanks | nice one cheers | many thanks | that helps | perfect thank you | cheers | much appreciated | ok thanks | awesome | that was helpful | thx | ty | cool thanks | perfect | great | ok great thank you | nice one | thanks for the help | brilliant | thanks for the info | thanks for the quick answer | thanks that is what I needed | that answers my question | just what I was looking for | thank you so much | much obliged | brilliant thanks | thanks for your help | that is all thank you | great thanks bye | lovely thank you | perfect cheers',
      answer: 'You are welcome! Is there anything else?',
    },
    goodbye: {
      topic: 'conversation',
      title: 'Goodbye!',
      phrasings:
        'goodbye | bye | see you | bye bye | have a nice day | good night | talk to you later | that is all | see you later | ciao | until next time | nothing else | cya | bye for now | ok bye | thats it thanks | that is all for now | nothing thanks | no that was it | I am good | cheerio | see you then | speak soon | have a good one | right I am off | catch you later | see you {day}',
      answer: 'Goodbye, and come back any time.',
    },
    ok: {
      topic: 'conversation',
      title: 'OK.',
      phrasings:
        'ok | okay | alright | fine | I see | got it | understood | good | yes | sure | no | no thanks | nope | maybe | k | okay then | yeah | yep | right | sounds good | cool | nah | not now | not really | haha | hahaha | lol | no worries | sweet | fair enough | alright then | makes sense | good to know | ok will do',
      answer: 'All right. Ask me anything about services, prices or an appointment.',
    },
    bot: {
      topic: 'conversation',
      title: 'Are you a robot?',
      phrasings:
        'are you a robot | are you a bot | is this a bot | am I talking to a bot | are you human | are you real | am I talking to a machine | is this ai | are you chatgpt | is that automatic | what are you | do you understand me | who programmed you | is this automated | am I chatting with a real person | is there a person behind this | are u real | is someone actually there | are you a machine | are you an ai | is a person writing this',
      answer: 'I am a chatbot: I know what this website knows. A person reads what you write to {email}.',
    },
    help: {
      topic: 'conversation',
      title: 'I need help.',
      phrasings:
        'help | I need help | can you help me | I have a question | help me please | I am lost | I do not know what to do | what can you tell me | what can I ask you | can u help | need some help | got a question | quick question | can I ask you something | I have a problem | could you help me out | I do not understand | I do not get it | what do you mean | simpler please | in plain english please | huh | what',
      answer: 'Gladly. Tell me in a few words what it is about: a service, a price, an appointment?',
    },
    'off-topic': {
      topic: 'conversation',
      title: 'What is the weather like?',
      phrasings:
        'what is the weather like | will it rain tomorrow | tell me a joke | who won the game last night | who won the match | football results | who is the president | what is the capital of {name} | what time is it | what day is today | write me a poem | write an essay | help me with my homework | what is the meaning of life | do you like music | which film should I watch | recommend a restaurant | recipe for {name} | how do I cook {name} | news of today | election | lottery numbers | what is 2 plus 2 | translate this | do you sell pizza | do you sell cars | what is your favourite colour | do you have a girlfriend | do you love me | are you married | sing a song | how old are you | stock price of {name} | bitcoin | who is going to win the game | who is going to win the super bowl | who will win the world cup | what is the score | will it rain on {day} | will it rain in {name} on {day} | will it snow {day} | do I need an umbrella | weather in {name} | is it sunny | forecast | who won {name} | tell me something funny | what should I cook tonight | what is on tv | how tall is {name} | who wrote {name} | how far is the moon | what year is it | is god real | who do I vote for | give me a recipe | can you do my homework | play a game with me | solve this | what is the square root of {amount}',
      answer:
        'That is outside what I know: I answer questions about this business. What would you like to know about it?',
    },
    compliment: {
      topic: 'conversation',
      title: 'You are good!',
      phrasings:
        'you are great | well done | good bot | nice website | I like you | I love it | you are smart | impressive | cool site | you are funny | nice | you are the best | good job | you rock | love your work | that was quick | smart bot',
      answer: 'Thank you, that is kind. What else would you like to know?',
    },
    insult: {
      topic: 'conversation',
      title: 'You are useless!',
      phrasings:
        'you are useless | stupid bot | you are dumb | idiot | this bot is bad | you suck | shut up | you are no help | that is nonsense | you do not understand anything | that is wrong | that did not answer my question | you are an idiot | useless | this is useless | you are annoying | that is not what I asked | not what I asked | you did not answer | wrong answer | this is stupid | rubbish | you are stupid | waste of time | fuck | fuck you | wtf',
      answer: 'I am sorry that I could not help. A person answers at {email}.',
    },
  },
  synonyms: [
    'dog, dogs, labrador, dachshund, poodle, terrier, retriever, pug, bulldog, collie, chihuahua, husky, beagle, spaniel, cockapoo, shepherd, mongrel, crossbreed',
    'cat, cats, persian, siamese, tabby, moggy, tomcat',
    'winter, november, december, january, february',
    'summer, june, july, august',
    'spring, march, april, may, easter',
    'autumn, fall, september, october',
    'language, languages, ukrainian, portuguese, greek, chinese, mandarin, dutch, hungarian, romanian, italian, arabic, turkish, russian, hindi, welsh',
    'car, cars, bmw, audi, mercedes, ford, toyota, tesla, honda, vauxhall, volkswagen, nissan',
    'phone, mobile, cell, smartphone, iphone, samsung, android',
    'computer, laptop, mac, macbook, windows, tablet, ipad, desktop',
    'software, program, programs, app, apps, excel, word, outlook, xero, sage, salesforce, hubspot, gmail, crm, spreadsheet',
    'sport, football, tennis, rugby, cricket, netball, running, climbing, skiing, hockey',
    'instrument, instruments, piano, guitar, violin, drums, flute, cello, keyboard, trumpet, saxophone, ukulele',
    'illness, condition, diabetes, arthritis, parkinsons, cancer, asthma, epilepsy, dementia, adhd, migraine, autism',
    'card, cards, klarna, contactless, cheque, cheques, standing, bacs, applepay',
    'holiday, holidays, christmas, boxing, easter, thanksgiving, halloween, bank, newyear',
    'clothes, clothing, jeans, trousers, shirt, dress, suit, jacket, coat, skirt, leggings, jumper',
    'plant, plants, roses, shrub, shrubs, weeds, border, flowerbed, lawn',
    'abroad, italy, poland, portugal, netherlands, scotland, wales, canada, america',
    'lad, boy, girl, kid, kids, child, children, teenager, teen, son, daughter, toddler, junior, youngster, grandson, granddaughter, nephew, niece',
    'gran, grandma, granny, nan, nana, grandmother, grandad, granddad, grandpa, grandfather, elderly, pensioner, senior, oap',
    'bloke, blokes, lads, chap, guy, crew, team, staff, workers, colleague, colleagues, helper, helpers, assistant',
    'fiance, fiancee, hubby, missus, husband, wife, partner, couple, bride, groom, spouse',
    'creche, nursery, childcare, babysitter, babysitting, children, kids',
    'pregnant, pregnancy, expecting, bump, trimester, midwife, expectant',
    'asthma, asthmatic, allergy, allergic, allergies, hayfever, sensitive, eczema, fumes, perfume, fragrance, scent, bleach',
    'vegan, vegetarian, gluten, coeliac, dairy, lactose, halal, kosher, nut, nuts, dietary, intolerance',
    'sprained, fracture, fractured, operation, surgery, crutches, injury, injured, sore, ankle, wrist',
    'ill, sick, unwell, poorly, flu, covid, fever, infection, contagious, vomiting, hospital',
    'diabetic, diabetes, epilepsy, epileptic, heart, condition, medical, health',
    'blind, deaf, hearing, impaired, disability, disabled',
    'terrified, worried, worry, panic, phobia, anxious, nervous, afraid, scared, nerves',
    'shy, awkward, embarrassed, uncomfortable, camera, posing, pose, posed, unposed, natural',
    'damage, damaged, scratch, scratched, scratches, dent, dented, smash, smashed, chipped, ruined, ripped, torn, wrecked',
    'angry, furious, upset, unhappy, annoyed, disappointed, awful, terrible, horrible, disgusting, useless, complaint, complain, wrong',
    'fragile, delicate, breakable, glass, mirror, china, crockery, dishes, plates, antique, antiques, precious, priceless, valuable, heirloom, vase, porcelain, survive',
    'pack, packing, wrap, wraps, wrapping, box, boxes, boxing, crate, crates, carton, cartons, bubble',
    'carry, carrying, lift, lifting, load, loading, unload, unloading, haul, help, ourselves',
    'empty, emptying, clear, clearing, clearance, declutter, junk, rubbish, tip, skip, dump, dispose, disposal, unwanted',
    'died, death, passed, deceased, funeral, probate, inherited, bereavement',
    'gas, petrol, paint, chemicals, flammable, propane, cylinder, bottles, hazardous, fuel',
    'connect, disconnect, plumb, plug, wire, hook, install',
    'washer, dryer, dishwasher, cooker, oven, fridge, freezer, appliance, appliances',
    'bed, beds, wardrobe, wardrobes, cupboard, desk, flatpack, dismantle, disassemble, assemble, reassemble, furniture, apart',
    'flat, apartment, house, bungalow, property, home',
    'cheaper, cheapest, saving, save, discount, reduction, less',
    'quiet, quietest, busy, busiest, crowded, peak, rammed, packed',
    'rain, rains, raining, rainy, wet, weather, storm, wind, windy, snow, ice, icy, pouring, pours, chucks, bucketing, thunder, lightning, forecast',
    'heatwave, hot, heat, sunny, shade, cool',
    'mare, gelding, stallion, cob, foal, pony, ponies, horse, horses',
    'puppy, puppies, pup, pups, dog, dogs',
    'kitten, kittens, cat, cats',
    'hay, haylage, fodder, kibble, treats, feed, food, fed',
    'horsebox, trailer, lorry, caravan, motorhome, coach, van, vehicle',
    'lead, leash, collar, harness, muzzle',
    'rabbit, rabbits, hamster, guinea, bird, parrot, reptile, rodent',
    'photo, photos, picture, pictures, pic, pics, image, images, photograph, photographs, snap, snaps, portrait',
    'edit, edited, editing, unedited, retouch, retouched, photoshop, filter, airbrush, raw',
    'social, instagram, facebook, tiktok, online, publish, posting, media',
    'backup, backups, copies, lose, losing, loss, safe, crash, memory, files',
    'postpone, postponed, reschedule, rescheduled, swap, delay, rearrange',
    'married, marry, marrying, marriage, wedding, ceremony, reception, nuptials',
    'print, prints, printing, printed, rights, copyright, licence',
    'quid, pounds, bucks, dollars, money',
    'deposit, retainer, hold, secure, upfront',
    'surcharge, supplement, extra, extras, additional',
    'collect, collection, pick, pickup, drop, fetch, dropoff',
    'storage, stored, store, storing, keep, uncollected',
    'hoover, vacuum, mop, detergent, spray, sprays, products, supplies',
    'iron, ironing, laundry, bedding, sheets, linen, shirts, press',
    'stain, stains, spill, spilt, spilled, marks, ink, wine',
    'stolen, steal, theft, thief, robbed, burglary, burglar, cctv, alarm, security',
    'trustworthy, vetted, background, dbs, police, checked, checks',
    'same, regular, usual, always, different',
    'charger, charging, socket, plug, electricity, power',
    'hair, haircut, trim, fringe, beard, shave',
    'nails, manicure, pedicure, polish, gel',
    'makeup, lashes, brows, eyebrows',
    'hedge, hedges, tree, trees, bush, bushes, branches, pruning',
    'mould, mold, damp, leak, moisture',
    'window, windows, pane, glazing, glass',
    'decorate, decorating, paint, painting, wallpaper, wall, walls',
    'brakes, brake, chain, gears, cable',
    'scooter, ebike, electric, battery',
    'swim, swimming, pool, sauna, steam',
    'supervise, supervised, supervision, attended, watch, watches, watching, eye, looks',
    'shower, showers, changing, locker, lockers, wash, freshen',
    'coming, turns, turn, arrive, arrives, arrival, arriving',
    'commit, commitment, obligation, decide, deciding',
    'refund, refunded, refundable, back',
    'bring, brought, take, took, taken, carry',
    'break, broke, broken, bust, busted, snapped',
    'lose, lost, losing, mislaid, misplaced',
    'buy, bought, purchase, purchased',
    'leave, left, leaving',
    'feel, felt, feeling',
    'give, gave, given, giving',
    'wear, wore, worn, wearing',
    'steal, stole, stolen',
    'fall, fell, fallen, tripped, slipped',
    'drive, drove, driven, driving, driver',
    'ride, rode, ridden, riding, rider',
    'see, saw, seen, watch, view',
    'think, thought, reckon',
    'pay, paid, paying',
    'keep, kept, keeping',
    'sleep, slept, asleep, sleeping',
    'teach, taught, teaching',
    'write, wrote, written',
    'build, built, building',
    'send, sent, sending',
    'sell, sold, selling',
    'meet, met, meeting',
    'speak, spoke, spoken, talk',
    'choose, chose, chosen, pick, select',
    'grow, grew, grown',
    'hold, held, holding',
    'begin, began, begun, start, started',
    'tear, tore, torn, rip',
    'freeze, froze, frozen',
    'eat, ate, eaten',
    'drink, drank, drunk',
    'swap, change, exchange, switch, replace',
    'allow, allowed, permit, permitted, banned, forbidden',
    'provide, provided, supply, supplied, included, lend, borrow',
    'need, require, required, must, necessary, compulsory',
    'worth, benefit, advantage, good',
    'last, lasts, lasting, durable',
    'try, trial, taster, sample, test',
    'member, members, join, joining, signup',
    'noise, noisy, loud, bang, quiet, disturb',
    'smell, smells, stink, smelly',
    'dust, dusty, dirt, dirty, mud, muddy, mess, messy',
    'strong, sturdy, solid, tough',
    'custom, bespoke, tailor, tailored, made',
    'shape, unfit, fit, fitness, fat, overweight, beginner',
    'age, aged, old, young, adult, adults, minimum',
    'drunk, alcohol, booze, beer, wine, pub',
    'lunch, dinner, breakfast, snack, snacks, meal, meals, catering, food, hungry',
    'toilet, toilets, loo, bathroom, restroom, washroom, wc',
    'signal, internet, wifi, wireless, broadband',
    'boss, owner, owns, manager, runs, founder, charge',
    'travel, mileage, distance, far, miles, journey',
    'ferry, abroad, overseas, europe, international, france, spain, ireland, germany',
    'knee, leg, hip, ankle, foot, joint, shoulder, neck, spine, disc, injury, injured, wound',
    'fall, fell, fallen, accident, crash',
    'exercise, exercised, fitness, unfit, sport, workout',
    'busy, crowded, packed, rammed, full, rush, quiet, queue',
    'bag, bags, luggage, suitcase, belongings, valuables, locker, lockers',
    'shower, showers, changing, towel, towels',
    'eat, feed, food, meal, meals, diet, hungry, snack, lunch, dinner, breakfast',
    'drink, drinks, coffee, tea, water',
    'night, nights, overnight, sleep, sleeping',
    'shoes, boots, trainers, sneakers, footwear',
    'clothes, clothing, outfit, wear, wearing, kit, gear',
    'toilet, toilets, loo, bathroom, restroom, washroom',
    'hat, helmet, cap',
    'weight, heavy, weigh, kilos, kg, stone, overweight, fat',
    'group, groups, class, classes, together',
    'private, individual, alone, personal, solo',
    'size, large, small, tall, big, biggest, tiny',
    'rain, raining, rainy, weather, snow, storm, wet',
    'fence, fenced, escape, locked, secure, gate',
    'camera, cameras, webcam, video',
    'van, truck, lorry, trailer, caravan, vehicle, car',
    'walk, walks, walked, exercise, outdoors, outside',
    'baby, babies, toddler, infant',
    'pregnant, pregnancy, expecting, expectant, maternity',
    'unfit, beginner, novice, never',
    'pause, freeze, suspend, interrupt',
    'member, members, membership, join, subscription',
    'friend, guest, mate, companion, partner',
    'plan, program, programme, routine',
    'lost, forgot, forgotten, left, missing',
    'teacher, instructor, trainer, coach, tutor',
    'owner, boss, manager, runs, founder',
    'doctor, vet, nurse, hospital, physician',
    'health, medical, condition, illness',
    'wife, husband, spouse, girlfriend, boyfriend',
    'mum, mom, mother, dad, father, parent, parents',
    'noise, noisy, loud, quiet',
    'smell, smells, stink, odour, odor',
    'mess, messy, dust, dusty, tidy, dirt',
    'colour, color, colours, paint, dye',
    'skin, face, facial',
    'eye, eyes, sight, vision',
    'tooth, teeth, dental, dentist',
    'engine, motor',
    'tyre, tire, puncture, wheel',
    'bike, bicycle, cycle',
    'roof, attic, loft, gutter',
    'boiler, heating, heater, furnace, radiator',
    'leak, leaking, drip, dripping',
    'drain, blocked, clogged, pipe, sink',
    'electric, electrical, electricity, power, wiring',
    'garden, yard, lawn, hedge, grass, outdoor',
    'carpet, floor, tiles, flooring',
    'furniture, sofa, table, chair',
    'key, keys, lock, locked',
    'party, birthday, wedding, event, celebration, anniversary',
    'exam, test, exams, tests',
    'lesson, lessons, course, training, workshop, tuition',
    'school, student, students, pupil, university, college',
    'vat, tax, taxes',
    'request, requests, inquiry, inquiries, enquiry, enquiries',
    'realtor, realtors, estate, letting, lettings',
    'salary, payroll, wages',
    'deposit, upfront, advance, prepay',
    'early, earlier, before',
    'website, internet, online, web',
    'wifi, internet, wireless',
    'account, login, password, portal',
    'safe, safety, dangerous, danger, risk, risky, harm',
    'material, materials, ingredients, chemicals',
    'organic, natural, eco, green, environment, sustainable, vegan',
    'equipment, tools, machine, devices',
    'parts, spare, components',
    'shop, store, sell, buy, purchase, stock',
    'available, availability, free, space, vacancy, room, spot, place',
    'removal, remove, dispose, disposal, waste, rubbish, trash',
    'install, installation, fitting, assemble, setup',
    'check, examine, examination, checkup, inspection',
    'advice, advise, recommend, recommendation, tips, suggest',
    'problem, issue, trouble, fault',
    'stop, quit, end, terminate, leave, notice',
    'trust, reliable, honest, legit, scam, reputable',
    'since, founded, established, history',
    'disabled, disability, handicapped, mobility, wheelchair',
    'men, man, male, women, woman, female, ladies',
    'neutered, spayed, castrated, unneutered, heat',
    'bite, bites, bit, bitten, aggressive, muzzle, fight',
    'afraid, fear, scared, nervous, nerve, frightened, confidence',
    'insulin, injection, injections, drops, tablets, pills, medicine',
    'flea, fleas, ticks, worms, worming, parasites',
    'abroad, overseas, foreign, international',
    'travel, trip, journey, away, holiday',
    'heating, warm, hot, cold, cool, aircon',
    'smoke, smoking, smoker, cigarettes',
    'alcohol, beer, wine',
    'neighbour, neighbours, neighbor, neighbors',
    'letter, letters, post, notice',
    'limit, maximum, minimum, most, least',
    'sign, signature, contract, agreement',
    'owe, unpaid, outstanding, overdue, debt',
    'appointment, meeting, visit, session, booking, slot',
    'hire, rent, rental, borrow, lend, loan, lease',
    'used, secondhand, preowned',
    'vaccination, vaccinations, vaccine, jab, jabs, shots',
    'pills, medication, medicine, meds, tablets',
    'software, program, app, excel, spreadsheet, quickbooks',
    'sick, ill, unwell',
    'toy, toys, blanket, belongings',
    'storage, store, keep',
    'collect, collection, pickup, dropoff',
    'video, zoom, skype, teams, online, remote',
    'tax office, hmrc, irs, audit, inspection, investigation, inspect',
    'deadline, due',
    'allergy, allergies, allergic',
    'brand, make, manufacturer, model',
    'landlord, tenant, renter, renting',
    'price, cost, fee, charge, rate, expense',
    'book, schedule, reserve',
    'customer, client, patient',
    'open, opened',
    'cancel, cancellation',
    'kids, children, child, son, daughter',
    'repair, fix, mend',
    'warranty, guarantee',
    'quote, estimate',
    'cheap, affordable, discount, deal, reduced, bargain',
    'expensive, pricey, steep, dear, costly',
    'instalment, installment, monthly, financing, split',
    'invoice, bill, receipt',
    'refund, reimburse',
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
    'card, cash, paypal, transfer, check, debit, credit, amex, visa, mastercard, bacs',
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
  times: /\b(?:minutes?|hours?|days?|weeks?|months?)\b/i,
  closed: 'closed',
  days: { 'next week': 7, today: 0, tonight: 0, tomorrow: 1, 'day after tomorrow': 2 },
  dayParts: { morning: 8, noon: 12, afternoon: 13, evening: 17, tonight: 17 },
};
