/** Questions that a family may well ask and the guide does not answer: work, law, money, animals, grown-ups, names, hobbies. */
export const NEAR_TOPIC: readonly string[] = `
which shares should i buy
which shares should i buy for my child
is a savings bond better than an index fund for my son's university
what are good names for a girl born in may
how do i register a baby name abroad
how many weeks pregnant am i if my last period was in june
what does a positive ovulation test look like
can i dye my hair while pregnant
when do contractions mean i should go in
how do i become a foster carer for dogs
how long is a horse pregnant
my kitten will not use the litter tray
our puppy bites my hands all evening
how do i teach a parrot to talk
how do i get a job as a nanny
what does a midwife earn
how do i become a primary school teacher
write a lesson plan about volcanoes for year four
write a bedtime story about a dragon and a baker
write a rhyme for a birthday card
what is the plot of the film about the lost fish
which actor plays the father in that series
what is the minimum wage for a babysitter
how do i apply for a passport for my mother
my boss gives me no time off, is that legal
how do i get out of my phone contract
what is the best family car with seven seats
how do i put a roof box on my car
how many miles can an electric people carrier drive
which camera is good for family pictures
how do i free space on my tablet
how do i edit a family video
how do i set up a family tree online
my father in law snores so loudly
my husband has high cholesterol, what may he eat
my mother broke her hip, how long until she walks
what can i take for my own back pain at work
my knee hurts when i run
how do i lose five kilos before summer
what is a good skincare routine at forty
i cannot sleep because of work
how do i ask my partner for a divorce settlement
who gets the house when we separate
how do i write a will
how much inheritance tax will my daughter pay
how do i contest a parking ticket at school
what is the capital gains tax on a gift to a son
how do i build a tree house
which wood is best for a sandpit
how do i paint a nursery without drips
how do i assemble a wardrobe with missing screws
how do i sew a dress from a pattern
how do i knit a blanket in moss stitch
how do i remove crayon from a wall
how do i get chewing gum out of a carpet
how do i get rid of moths in wool
how do i bake a cake in the shape of a train
how long do i roast a chicken of two kilos
what can i cook from leftover rice
how do i make play dough less sticky with salt
which board game is good for adults
how do i solve a rubik's cube
what are the rules of handball
who won the youth world championship in judo
how do i string a tennis racket
what are the lyrics of that lullaby
which key is this piano piece in
how do i tune a ukulele
what is the square root of 1764
explain the french revolution
what is photosynthesis
translate good night into italian
how do i say my daughter is five in spanish
what is the longest river of africa
when is easter next year
what time is it in tokyo
is it going to rain at the weekend
which museum in berlin is open on monday
how do i book a sleeper train to vienna
what should i pack for a week of skiing
is the water in egypt safe to drink for adults
do i need a visa for turkey
how do i plan a wedding for eighty guests
what should i wear to a christening
what is a fair present for a godmother
how much should i tip the hairdresser
what does the moon landing prove
who invented the pram
how are nappies made in a factory
which company makes the most toys
what is the market value of a toy maker
how do i start a shop for baby clothes
how do i advertise my daycare
how do i get insurance for a school bus
what is the law on drones near playgrounds
how do i report a pothole near the school
who is the minister of education
how many children live in india
what is the birth rate of japan
what is a baby boomer
why is it called a baby grand
what is the teenage brain's average weight in grams for a museum label
what is a kid in goat farming
how do i feed an orphan lamb with a bottle
when do calves wean from the cow
how often does a budgie bath
my goldfish swims on its side
how do i keep deer from eating the tulips
when should i cut back lavender
how deep do i plant garlic
how do i fix a dripping tap
why does the boiler lose pressure
`
  .trim()
  .split('\n');
