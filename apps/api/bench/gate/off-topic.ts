/** Questions that no page for parents answers; half of them share words with such pages. Written for this bench. */
export const OFF_TOPIC: readonly string[] = `
what is the tallest building in europe
how do i change a flat bicycle tyre
which planet has the most moons
convert 40 kilograms into stones
who painted the ceiling of the sistine chapel
how to prune an apple tree in winter
what does http status 502 mean
how long do i boil an egg so that it stays soft
write a python function that sorts a list
what is the exchange rate of the swiss franc
best route from lyon to geneva by car
how do noise cancelling headphones work
why is my lawn turning yellow
how many players are in a rugby team
can you recommend a film for tonight
how do i get candle wax out of a tablecloth
when was the printing press invented
what is the difference between a llc and a corporation
how do i file my tax return late
my laptop battery drains overnight
what is the weather tomorrow
tell me a joke
how do i remove a stripped screw
how do i renew my own driving licence
which mortgage is best for a first flat
who is the president of brazil
summarise the plot of moby dick
how far is the moon
how much does a new roof cost
how do i whiten grout
what time does the post office close
how to unclog a kitchen sink
are electric cars cheaper to run
how do i invest five thousand dollars
why does bread dough need to rest
how to tie a bow tie
what is the boiling point of ethanol
how do vaccines for cattle work
when do puppies lose their milk teeth
how do i house train a puppy
how long do kittens nurse from their mother
my cat throws up after every meal
why does my dog bite his paws
how do i stop my rabbit from chewing cables
how much should a hamster sleep
recipe for baby back ribs
how to cook baby potatoes
how to clean a baby grand piano
which teenage mutant ninja turtle wears red
put my phone in sleep mode
why does my computer not wake from sleep
how do i crawl a website for links
how to feed a sourdough starter
when should i feed my roses
how to bottle homemade beer
how much milk goes into a latte
who sings the song cry me a river
how do i reset my smart watch to factory settings
what is the school of athens
how do i become a school bus driver
which formula calculates compound interest
what is formula one qualifying
how many teeth does a circular saw blade need
how do i walk to the station from here
how do i talk to my boss about a pay rise
why do cricket bats need oiling
who wrote the novel the secret history
what are tantric breathing exercises for adults
how to grow taller tomato plants
what does fever pitch mean as an idiom
where can i watch the hockey final
how do i potty a plant with deep roots
how do i burp a tupperware lid
how do i swaddle a sculpture for transport
what is a crib sheet in an exam
how do i train for a half marathon
what is a good rash guard for surfing
which car seat covers fit a pickup truck
how do i screen print a t shirt
how do i get rid of ants in the kitchen
what is the capital of mongolia
how does a heat pump work
how do i write a eulogy for a colleague
which wine goes with salmon
how do i descale a coffee machine
what should i see in rome in two days
how do i play the f chord on a guitar
how do i negotiate the price of a used car
what is quantum entanglement
how do i paint a ceiling without streaks
is bitcoin a good investment now
how do i train a vine up a wall
what is the best phone camera this year
how do i cancel my gym membership
what are the rules of chess castling
how do i make a spreadsheet chart
how do i sharpen kitchen knives
why do cats purr
what size air conditioner do i need for the office
how do i get a visa for japan
`
  .trim()
  .split('\n');
