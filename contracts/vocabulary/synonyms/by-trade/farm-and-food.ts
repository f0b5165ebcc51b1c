/** Goods of farms, stables, kitchens and shops of food: as their suppliers call them, and as offices and messes print them. */
export const FARM_AND_FOOD_GOODS = `
veterinary vaccine = animal vaccine = livestock vaccine = janwaron vaccine > veterinary medicine
artificial insemination = semen straws = semen doses = bull semen = مصنوعی نسل کشی > cryo cans = liquid nitrogen container
dewormer = deworming = worming medicine = anthelmintic > veterinary medicine
milking machine = milking parlour > dairy equipment
milk chiller = milk chilling tank = milk chilling unit = milk cooling tank > dairy equipment
day old chicks = chicks = chooza = chuza = چوزے = day old chick > poultry birds
poultry equipment = poultry cages = hen cages > layer cages = brooder = egg incubator
poultry feed = layer feed = broiler feed = murgi khurak = chicken feed > poultry
saddlery = horse saddle = harness and saddlery = ghoray saman = line gear
sniffer dogs = police dogs = explosive detection dogs = trained dogs
dog food = pet food = dog feed = dogs food = ration for dogs
fish seed = fingerlings = machli bacha = بچہ مچھلی
hybrid seed = certified seed = improved seed > seed
paddy = dhan = دھان
mustard = sarson = سرسوں > canola = oil seed
ssp fertilizer = single super phosphate = super phosphate > fertilizer
rodenticide = rat killer = rat poison = chuha maar dawai = zinc phosphide > pesticide = rodent control
laser land leveler = laser land leveller = laser leveler = land leveler = لیزر لیولر > agricultural machinery
chaff cutter = fodder cutter = toka machine = chara katne machine > straw chopper = silage chopper
tractor = farm tractor = agricultural tractor = wheel type tractor = fiat tractor = al ghazi tractor
knapsack sprayer = hand spray pump = hand sprayer = battery sprayer > spray machine = spray pump
fruit plants = fruit saplings = phaldar paude = پھلدار پودے > saplings = nursery plants
flower pots = gamla = gamlay = gamle = clay pots = گملے > planters
garden soil = sweet soil = bhal mitti = top soil = meethi mitti = بھل مٹی
chana = chanay = gram pulse = چنا > gram = pulses = ration
garlic = lehsan = lahsan = لہسن > vegetables = fresh ration = perishable
ginger = adrak = ادرک > vegetables = fresh ration = perishable
tomato = tamatar = ٹماٹر > vegetables = fresh ration = perishable
jaggery = gur = گڑ
dairy > cheese = yogurt = butter = dahi
yogurt = yoghurt = curd
condensed milk = tinned milk = evaporated milk > milk
coffee = nescafe = instant coffee > tea and coffee
mustard oil = sarson tel > edible oil
beef = bara gosht = gaye gosht = buffalo meat = cow meat = beef meat > meat = fresh ration = meat on hoof
iftari = iftar = sehri = iftar packages = iftar dinner = افطاری = افطار > meals = cooked food = catering
ramzan package = ramadan package = ramzan ration = ramadan ration = ramzan bags = رمضان پیکج > food packages = ration bags
infant formula = baby milk = formula milk = infant milk > therapeutic food
ready to use therapeutic = rutf = therapeutic food = rusf = wheat soya blend > nutrition supplies
ice blocks = barf = ice = برف
mess items = messing items = mess stores = cookhouse stores > ration = kitchen items
gram flour = besan = بیسن > flour
semolina = suji = sooji
vermicelli = sewaiyan = seviyan = سویاں
pickle = achar = achaar = اچار
ketchup = tomato sauce
`;
