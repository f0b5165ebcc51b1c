/** Goods of workshops, plants, grids, garages and yards, of sports grounds and classrooms: as their suppliers call them, and as notices do. */
export const PLANT_AND_WORKSHOP_GOODS = `
parts > spares
turbine pump = vertical turbine pump = vertical turbine = deep well turbine > water pump
submersible cable = flat cable = submersible flat cable > cable
dosing pump = metering pump = chlorinator = chlorine dosing = chemical dosing
diesel engine = peter engine = oil engine
pump spares = pump parts = parts of pump > impeller = mechanical seal
variable frequency drive = vfd = inverter drive = variable speed drive = ac drive
motor starter = soft starter = star delta starter = dol starter > magnetic contactor
safety valve = pressure relief valve = relief valve = psv > valve
control valve = motorized valve = motorised valve = actuated valve > valve
plastic pipe > pvc pipe = pe pipe = hdpe pipe
grp pipe = glass reinforced plastic = frp pipe = fiberglass pipe
cast iron pipe = ci pipe = c i pipe
stainless steel sheet = ss sheet = stainless sheet > stainless steel
repair clamp = leak clamp = leak repair clamp = pipe clamp
iron scrap = scrap iron = ms scrap = steel scrap = loha scrap > scrap
gi wire = galvanized iron wire = galvanized wire = binding wire = loha taar
bamboo = bans = بانس
window glass = glass panes = glass pane = glass sheet > glass
glass film = frosted film = frosted paper = tinted film = tint paper = sun control film
rexine = artificial leather = synthetic leather = leatherette
insulating mat = insulation mat = electrical rubber mat = rubber mat = rubber matting
thermopore = polystyrene = styrofoam = thermopole = jumbolon > insulation sheet
fiberglass = fiber glass = fibre glass = glass fiber = glass fibre
coaxial cable = co axial cable = rg6
transformer oil = insulating oil = dielectric oil
transformer parts = transformer spares = spare parts of transformers = transformer bushings > bushings = tap changer = breather
ring main unit = rmu = ring main > switchgear
power factor improvement = pfi = pfi plant = pfi panel = power factor correction > capacitor bank
automatic transfer switch = ats = changeover switch = change over switch = ats panel = changeover
busbar = bus bar > bus duct
bus duct = busway = busbar trunking > busbar = bus bar
cable tray = cable ladder = cable trunking
pvc conduit = pvc duct = conduit pipe = electrical conduit
cable lugs = thimbles = copper lugs = copper thimbles > cable glands
ami = advanced metering infrastructure > smart meter = ami meter
thermography = thermal imaging = thermovision = infrared camera > thermal imager = thermal camera
chandelier = fanoos = jhoomar = فانوس
explosion proof lights = explosion proof = flame proof = flameproof
airfield lighting = runway lights = airfield ground lighting = airfield lights = approach lighting
dry cell = pencil cell = aa cells = torch cell > dry batteries
charge controller = mppt = solar charge controller
cross arm = x arm = channel arm > line material = line hardware
stay rod = stay wire = stay set > line material = line hardware
extension board = extension lead = power strip = extension boards
insulation tape = pvc tape = electrical tape = bijli tape
high octane = hobc > petrol
light diesel oil = ldo > diesel
kerosene = mitti tel = mitti tail = kerosene oil = مٹی تیل
furnace oil = hsfo = fuel oil = heavy fuel oil = rfo
jet fuel = jp 8 = jp8 = jet a1 = aviation fuel = aviation turbine fuel > avgas
adblue = diesel exhaust fluid
sf6 = sulphur hexafluoride = sf6 gas
dala > pickup = double cabin = single cabin
carry van = carry dabba = suzuki bolan = bolan
mobile health unit = mobile hospital = mobile clinic = mobile medical unit = mobile dispensary
mortuary van = dead body carrier = dead body van = hearse = funeral van = mayyat gari
prison van = prisoner van = prisoners van = qaidi van
cycle > bicycle
aerial lift = bucket truck = man lift = manlift = boom lift = aerial platform = sky lift
recovery vehicle = tow truck = car lifter = recovery van
fuel bowser = oil tanker = fuel tanker = tank lorry = oil bowser
refueller = refueler = refuelling vehicle
brake shoe = brake pads = brake lining = brake leather > auto parts = spare parts of vehicles
leaf spring = spring patti = spring leaves = kamani > auto parts = spare parts of vehicles
engine parts = engine spares = spare parts of engine = piston = crankshaft = crank shaft = injector = turbocharger = fuel injection pump > engine assembly
windscreen = wind screen = windshield = wind shield > auto parts
official vehicles = staff car = government vehicles = sarkari gari
water testing kit = water quality testing = water test kit = tds meter = turbidity meter
universal testing machine = utm > material testing equipment
vrf = vrv = variable refrigerant
fan coil = fcu = fan coil unit > hvac
water softener = softening plant = water softening
demineralization plant = demin plant = dm plant = demineralised water plant
passenger boarding bridge = pbb = boarding bridge
navigational aids = navaids = nav aids = ils = dvor = instrument landing
marine paint = ship paint > anti fouling = antifouling
potassium permanganate = lal dawai = kmno4
sulphur = gandhak = sulfur = گندھک
filter media > activated carbon = silica sand = anthracite
e waste = electronic waste = electronic scrap > scrap computers = old computers
old computers = scrap computers = condemned computers = used computers > e waste = sale of scrap
scrap tyres = old tyres = used tyres = purane tyre
old machinery = condemned machinery = scrap machinery = purani machinery
fired cartridge cases = empty cartridge cases = empty shells = brass scrap > scrap
dismantled material = old building material = demolished material = dismantled items
debris = malba = rubble
confiscated goods = seized goods = customs auction = confiscated vehicles = seized vehicles
swill = leftover food = kitchen waste
used x ray films = waste x ray films = x ray film waste = used fixer = silver recovery
badminton = shuttle cock = shuttlecock = badminton rackets > sports goods
table tennis = tt table = ping pong > sports goods = indoor games
indoor games > carrom board = ludo = chess = table tennis
carrom board = carrom > indoor games = sports goods
athletic track = synthetic track = tartan track = running track
early childhood education = ece = montessori = early childhood > toys
anatomical models = biology models = anatomy models > human skeleton
manikin = mannequin = training simulator > skill lab
stem kits = stem lab > robotics
robotics = robotics kit = robotics lab > stem lab
trainer boards = electrical trainer = electronics trainer = didactic equipment
smart classroom = smart class = digital classroom = smart class room
special education > braille
braille > special education
holy quran = quran = quran pak = قرآن
electronic books = e books = ebooks = e journals = online journals > digital library
plagiarism software = turnitin = plagiarism
standee = roll up stand = roll up banner = x banner
garbage bags = trash bags = bin bags = bin liners
hand cart = handcart = garbage trolley = garbage cart
insect spray = mortein = baygon > mosquito repellent = insecticide = mosquito coil
measuring tape = tape measure = inchi tape = inch tape
vernier caliper = vernier calliper = vernier > micrometer = measuring instruments
pallet truck = pallet jack = hand pallet
hinges = qabza = door hinges > door hardware = hardware items
door hardware = door fittings > hinges = door closer = tower bolt
eot crane = overhead crane = gantry crane = overhead travelling crane
soldering iron = solder = soldering = solder wire
starter motor = self starter = alternator = dynamo > auto parts = spare parts of vehicles
formalin = formaldehyde
glycerine = glycerin
`;
