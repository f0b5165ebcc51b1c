/** Goods of offices, schools, barracks, kitchens and guards: as their suppliers call them, and as notices do. */
export const OFFICE_AND_HOME_GOODS = `
lawn grass = grass seed = dhaka grass = fine dhaka > grass
garden hose = water hose = garden pipe > hose pipe
bouquet = guldasta = flower arrangement = flower bouquets = گلدستہ > flowers
date palm = palm trees = palm plants > saplings = nursery plants
indoor plants = ornamental plants = pot plants = potted plants > saplings = nursery plants
compost = leaf mould = gobar khad = organic fertilizer = vermicompost > manure = fertilizer
school uniform = students uniform = uniform for students = سکول یونیفارم > uniform
staff uniform = uniform for staff > liveries = uniform = summer uniform = winter uniform
lab coat = white coat = doctor coat > uniform
shalwar kameez = shalwar qameez = shalwar suit = شلوار قمیض > uniform = clothing
waistcoat = waist coat = wascot
leather belt = waist belt = sam browne = web belt > clothing
muffler = scarf = woolen scarf
overcoat = great coat = parka > winter clothing
wind cheater = windcheater = windbreaker = wind breaker > jacket
winter clothing = warm clothes = winter clothes = garam kapray = گرم کپڑے > jersey = jacket = overcoat
gum boots = rubber boots = wellington boots = long boots > shoes
sandals = slippers = chappal = سینڈل > shoes
joggers = sports shoes = pt shoes = running shoes > shoes
combat boots = dms boots = ankle boots = jungle boots = army boots > shoes
pillow cover = pillow case = takiya ghilaf
foam > mattress = foam compound
table cloth = table cover = mez posh
upholstery = poshish = sofa cloth = sofa cover = sofa poshish
qanat = kanat = قنات > tents = shamiana
family tents = relief tents = camping tents = ridge tents > tent = shelter kits
khaddar = khadi > cotton cloth = fabric
malmal = muslin > cotton cloth = fabric
woolen cloth = woollen cloth = tweed = garam kapra > cloth = fabric
parachute cloth = nylon fabric = nylon cloth
convocation gowns = graduation gown = academic gown = academic robes = graduation robes = lawyer gown
shroud = kafan = کفن
conference table = meeting table = board room table
office cubicles = office workstation = modular workstation = workstation furniture = office cubicle = modular furniture > work stations = office furniture
reception counter = reception desk = information desk > office furniture
book shelf = book racks = bookshelf = book shelves = library racks = bookcase > library furniture
library furniture > book shelf = book racks = reading tables
mobile compactor = mobile racking = filing compactor = mobile shelving > steel racks
storage racks = racking = pallet racks = heavy duty racks = slotted angle racks = warehouse racks > steel racks
filing racks = file rack = record racks > steel racks = racks
waiting chairs = waiting benches = waiting area chairs = gang chairs = airport chairs > benches = waiting area
bedroom furniture = bedroom set = double bed = bed set > furniture = dressing table
bunk beds = bunker bed = double decker bed = double storey bed > steel bed
dining table = dining chairs = dining set = dining furniture > furniture
rostrum = podium = lectern = dais = speech stand
dual desk = school desk = bench desk = desk bench = dual seater > school furniture
black board = blackboard = chalk board = green board = takhta siyah = تختہ سیاہ > white board
student chair = tablet arm chair = tablet chair = lecture chair = exam chair > school furniture
furniture repair = furniture polish = furniture polishing = repair of furniture = polish of furniture
cane furniture = rattan furniture = cane chairs
garden bench = outdoor bench = park bench = concrete bench
exercise books = note books = exercise copies = school copies = کاپیاں > stationery
copies > exercise books = note books
notebooks > note books = exercise books = laptop
legal paper = legal size paper = f4 paper > a4 paper = paper rim = photocopy paper
rim > paper rim = paper ream = a4 paper
markers = marker pens = board markers = white board markers > stationery
paper punch = punching machine = punch machine = hole punch > stationery
envelopes = envelop = lifafa = khaki lifafa = brown envelopes = لفافے > stationery
glue stick = gum stick = uhu > stationery
sticky notes = post it > stationery
correction fluid = correction pen = blanco = fluid pen > stationery
stamp pad = ink pad > stationery
carbon paper > stationery
visiting cards = business cards
security printing = security paper = degree paper = degree printing = printing of degrees > cheque books = certificates
cheque books = check books > security printing
computer paper = continuous paper = continuous stationery = computer continuous = bill paper > computer stationery
admit cards = admit card = roll number slips = roll no slips > printing
art paper = art card = bleach card = glossy paper > printing paper = offset paper
offset paper = printing paper = paper reels = book paper > newsprint
newsprint > offset paper = printing paper
lamination = laminating = lamination sheets = lamination machine
book binding = jild sazi = jildsazi = binding of books = جلد سازی
spiral binding = binding machine = comb binding
duplicator = duplicating machine = digital duplicator = risograph > master roll
plotter = large format printer = wide format printer > plotter roll
paper bags = kraft paper bags = cement bags = paper sacks
strapping = strapping roll = packing strap = packing patti > packing material
ram = memory module = computer ram = ddr4 > computer accessories = computer parts
usb drive = flash drive = pen drive = memory stick > computer accessories
usb > flash drive = usb flash
memory card = sd card = micro sd
computer monitor = lcd monitor = led monitor = computer screen > monitors
graphics card = gpu = graphic card = video card
gpu server = ai server = hpc = high performance computing > server
thin client = zero client > desktop
network attached storage = nas > storage area network = storages
storage area network = san switch = storage array
tape library = lto = tape drive = backup tapes = tape cartridge
pos machine = point of sale = pos terminal
thermal printer = receipt printer = slip printer > printer
dot matrix printer = passbook printer = line matrix printer > printer
printer parts = printer spares > printer head = fuser unit = drum unit
drum unit = printer drum = image drum = imaging drum > toner
sfp = transceiver module = optical transceiver = sfp module > networking equipment
networking accessories = network accessories = passive components > patch panel = patch cord = rj45 = structured cabling
patch cord = patch cable = rj45 > networking accessories = structured cabling = network cable
server rack = network cabinet = data cabinet = network rack = data rack = rack cabinet
load balancer = application delivery controller > networking equipment
web application firewall = waf > firewall
intrusion prevention = intrusion detection = ids ips > firewall
security operations center = security operations centre = soc > siem = cyber security
siem = log management > security operations
data loss prevention = dlp = data leakage prevention
email security = mail security = email gateway = anti spam
database license = database licence = oracle license = sql server = oracle database
autocad = autodesk = auto cad > cad software
gis software = arcgis = esri = arc gis > gis
virtualization = virtualisation = vmware = hyper v = virtual machine = hypervisor
zoom license = zoom subscription > video conferencing = online meeting
management information system = mis
chatbot = chat bot = virtual assistant
hospital management information system = hmis = hospital information system = hospital software = hospital management system > electronic medical record
library management system = library software = koha = library automation
laboratory information management system = lims = laboratory information system
office automation = e office = file tracking > document management system
attendance software = attendance management system > biometric attendance
microwave link = radio link = wireless link = point to point link
base transceiver station = bts = cell site > communication tower = telecom tower
gpon = ftth = fiber to home
splicing machine = fusion splicer = splicer > otdr
otdr = optical time domain > splicing machine
mobile broadband = internet dongle = internet device = mifi > wireless internet
digital signage = digital display = display screens > smd screen = led display
projector screen = multimedia screen = projection screen
studio equipment = studio lights = studio lighting
broadcast transmitter = fm transmitter = tv transmitter = radio transmitter > broadcasting equipment = transmitter
fm radio = fm station > fm transmitter = broadcasting equipment
dish antenna = satellite dish = satellite antenna
translation system = simultaneous interpretation = interpretation system = interpretation equipment
wall clock = gharyal = digital clock = clock system > clocks
electronic components > resistors = transistors = diodes = microcontroller
microcontroller = arduino = raspberry pi > electronic components
3d printer = 3d printing = additive manufacturing
virtual reality = vr = vr headset = augmented reality
megaphone = loud hailer = loudhailer > loudspeaker
siren = hooter = electric siren = سائرن
juicer = blender = mixer grinder = juicer blender = food processor > kitchen equipment
electric kettle = tea kettle = kettle
floor cleaning machine = floor scrubber = scrubber drier = floor polisher > vacuum cleaner
vacuum cleaner = hoover > floor cleaning machine
roti plant = roti maker = chapati machine = chapatti = chapati plant = tandoor machine > kitchen equipment
dough mixer = dough kneading = dough kneader = dough machine = atta mixer > kitchen equipment
dishwasher = dish washer = dish washing machine > kitchen equipment
food containers = hot pot = tiffin = food carrier > kitchen items
food warmer = bain marie = hot case > kitchen equipment
meat mincer = qeema machine = meat grinder = meat cutting machine > kitchen equipment
coffee machine = coffee maker = coffee vending = tea vending machine
dash cam = dashcam = vehicle camera = dashboard camera
body worn camera = body camera = body cam = bodycam
bomb disposal = eod = bomb suit = explosive ordnance disposal
tyre killer = spike strip = road spikes = tire killer > road blocker
electric fence = electric fencing > perimeter security
intruder alarm = burglar alarm = intrusion alarm = security alarm
handcuffs = hathkari = hand cuffs = ہتھکڑی
batons = lathi = danda = police stick = لاٹھی > anti riot
armoured vehicle = armored vehicle = bullet proof vehicle = bulletproof vehicle = armoured personnel carrier
sub machine gun = smg = kalashnikov = ak 47 > weapons = arms and ammunition
rifle > weapons = arms and ammunition
shotgun = shot gun = 12 bore = pump action > weapons = arms and ammunition
magazine pouch = ammunition pouch = bandolier > pouches
fire foam = afff = foam concentrate = foam compound = fire fighting foam
fire sprinkler = sprinkler system = sprinkler heads > fire fighting system
clean agent = fm 200 = fm200 = gas suppression > fire suppression
fire blanket > fire fighting equipment = fire safety
rescue equipment = rescue tools = hydraulic cutter = rescue cutter = hydraulic spreader = hydraulic rescue
out board motor = obm = outboard motor = boat engine
diving equipment = scuba = diving suit = diving gear
reflective vest = hi vis = high visibility = reflective jackets > safety jackets
goggles = safety glasses = protective glasses > ppe
welding goggles = welding glasses = welding shield = welding helmet = welding mask > ppe
ear plugs = ear muffs = hearing protection > ppe
insulating gloves = electrical gloves = hv gloves = insulated gloves = lineman gloves > gloves
hot stick = operating rod = hot line stick
respirator = gas mask = half face mask > ppe
n95 = kn95 = dust mask > face mask
hazmat suit = chemical protective suit = chemical suit = protective suit = coverall suit
`;
