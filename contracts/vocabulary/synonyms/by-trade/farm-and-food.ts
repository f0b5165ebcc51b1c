/** Goods of farms, stables, kitchens and shops of food: as their suppliers call them, and as offices and messes print them. */
export const FARM_AND_FOOD_GOODS = `
veterinary vaccine = animal vaccine = livestock vaccine = janwaron vaccine > veterinary medicine
fmd vaccine = foot and mouth = muh khur vaccine > veterinary vaccine
artificial insemination = semen straws = semen doses = bull semen = مصنوعی نسل کشی > cryo cans = liquid nitrogen container
cryo cans = cryo container = cryogenic container = liquid nitrogen container
dewormer = deworming = worming medicine = anthelmintic > veterinary medicine
acaricide = tick spray = chichar spray > veterinary medicine
ear tags = animal tags = animal identification
milking machine = milking parlour > dairy equipment
milk chiller = milk chilling tank = milk chilling unit = milk cooling tank > dairy equipment
day old chicks = chicks = chooza = chuza = چوزے = day old chick > poultry birds
poultry equipment = poultry cages = hen cages > layer cages = brooder = egg incubator
egg incubator = hatching machine > poultry equipment = hatchery
poultry feed = layer feed = broiler feed = murgi khurak = chicken feed > poultry
mineral mixture = mineral block = urea molasses block = vitamin mineral
saddlery = horse saddle = harness and saddlery = ghoray saman = line gear
sniffer dogs = police dogs = explosive detection dogs = trained dogs
dog food = pet food = dog feed = dogs food = ration for dogs
fish feed = aquaculture feed = machli khurak > fisheries
fish seed = fingerlings = machli bacha = بچہ مچھلی
hybrid seed = certified seed = improved seed > seed
vegetable seed = sabzi beej > seed = hybrid seed
rice seed = paddy seed > seed
paddy = dhan = دھان
oil seed > sunflower seed = canola seed
sunflower seed > oil seed = seed
mustard = sarson = سرسوں > canola = oil seed
sulphate of potash = sop fertilizer = potash fertilizer > fertilizer
ssp fertilizer = single super phosphate = super phosphate > fertilizer
calcium ammonium nitrate = guara fertilizer = ammonium nitrate fertilizer > fertilizer
zinc sulphate = zinc fertilizer > micronutrients = fertilizer
weedicide = glyphosate = weedicides = weed killer = jari booti maar = جڑی بوٹی مار > pesticide = herbicide
fungicide > pesticide = plant protection
pesticide > plant protection = weedicide = herbicide
rodenticide = rat killer = rat poison = chuha maar dawai = zinc phosphide > pesticide = rodent control
laser land leveler = laser land leveller = laser leveler = land leveler = لیزر لیولر > agricultural machinery
rotavator = rotary tiller = power tiller > tractor implements = agricultural machinery
plough = chisel plough = disc plough = mould board plough > disc harrow = tractor implements = agricultural machinery
seed drill = wheat drill = planter machine = rice planter = transplanter > tractor implements = agricultural machinery
combine harvester = harvester = wheat harvester = ہارویسٹر > agricultural machinery
front blade = tractor blade = rear blade = tractor mounted blade > tractor implements
chaff cutter = fodder cutter = toka machine = chara katne machine > straw chopper = silage chopper
straw chopper = bhusa machine = bhoosa machine
tractor = farm tractor = agricultural tractor = wheel type tractor = fiat tractor = al ghazi tractor
knapsack sprayer = hand spray pump = hand sprayer = battery sprayer > spray machine = spray pump
boom sprayer = tractor sprayer = tractor mounted spray > spray machine
greenhouse = tunnel farm = high tunnel = walk in tunnel = vegetable tunnel
beehives = bee boxes = bee hives = bee keeping = honey bees > beekeeping
seed grader = seed cleaner = seed cleaning = seed processing plant
olive plants = olive saplings = zaitoon paude > saplings
fruit plants = fruit saplings = phaldar paude = پھلدار پودے > saplings = nursery plants
flower pots = gamla = gamlay = gamle = clay pots = گملے > planters
garden soil = sweet soil = bhal mitti = top soil = meethi mitti = بھل مٹی
gram = chana = chanay = gram pulse = چنا > pulses = ration
gram flour = besan = بیسن > flour = ration
semolina = suji = sooji > ration = grocery
vermicelli = sewaiyan = sewian = seviyan = سویاں > ration = grocery
pickle = achar = achaar = اچار > ration = grocery
ketchup = tomato sauce = tomato ketchup > ration = grocery
jam jelly = marmalade = jam > ration = grocery
spices = garam masala = condiments > cumin = turmeric = coriander = black pepper
cumin = zeera = زیرہ > spices
red chilli = lal mirch = chilli powder > spices
turmeric = haldi > spices
garlic = lehsan = lahsan = لہسن > vegetables = fresh ration = perishable
ginger = adrak = ادرک > vegetables = fresh ration = perishable
tomato = tamatar = ٹماٹر > vegetables = fresh ration = perishable
banana = kela = کیلا > fruit = fresh ration = perishable
kinnow = malta = oranges = مالٹا > fruit = fresh ration = perishable
lemon = nimbu = leemo > vegetables = fresh ration = perishable
dry fruit > almonds = raisins = walnut
almonds = badam = بادام > dry fruit
jaggery = gur = گڑ
dairy > cheese = yogurt = butter = dahi
yogurt = yoghurt = curd
ice cream = kulfi = ice creams > dairy
condensed milk = tinned milk = evaporated milk > milk
uht milk = tetra pack milk = tetra pak milk = milkpak = milk pak > milk
milk powder = tea whitener = whitener = skimmed milk = dry milk powder = خشک دودھ
coffee = nescafe = instant coffee > tea and coffee
soft drinks = pepsi = coca cola = carbonated drinks = cold drink > beverages
mineral water = aquafina = پانی بوتلیں
sharbat = squash drink = rooh afza = sherbat = شربت > squash = beverages = juices
snacks > samosa = nimko = chips
macaroni = pasta = spaghetti > ration = grocery
porridge = dalia = oats porridge = دلیہ > ration = grocery
toffee = candy = chocolate > confectionery = sweets
confectionery > chocolate = toffee = candy
cooking oil = کوکنگ آئل > canola oil = sunflower oil = soybean oil
canola oil > cooking oil = edible oil = ghee
mustard oil = sarson tel > edible oil
mutton = bakra gosht = chota gosht = goat meat = بکرے گوشت > meat = fresh ration
beef = bara gosht = gaye gosht = buffalo meat = cow meat = beef meat > meat = fresh ration = meat on hoof
chicken = murgh = broiler = frozen chicken = broiler chicken = dressed chicken > fresh ration
sausages = nuggets > meat products = frozen food
frozen food = frozen items > sausages
iftari = iftar = sehri = iftar packages = iftar dinner = افطاری = افطار > meals = cooked food = catering
ramzan package = ramadan package = ramzan ration = ramadan ration = ramzan bags = رمضان پیکج > food packages = ration bags
infant formula = baby milk = formula milk = infant milk > therapeutic food
ready to use therapeutic = rutf = therapeutic food = rusf = wheat soya blend > nutrition supplies
fortified biscuits = high energy biscuits = school feeding
vinegar = sirka = سرکہ
ice blocks = barf = ice = برف
mess items = messing items = mess stores = cookhouse stores > ration = kitchen items
`;
