/** Goods of wards, theatres, laboratories and pharmacies: as their suppliers call them, and as hospitals print them. */
export const HEALTH_GOODS = `
foley catheter = urinary catheter = foleys catheter > catheter = disposable items = surgical items
urine bag = uro bag = urobag = urine drainage bag > disposable items = surgical items
surgical blade = scalpel = bp blade = b p blade > surgical items = disposable items
scalp vein set = butterfly needle = butterfly cannula > disposable items = surgical items
iv set = infusion set = drip set = i v set = giving set > disposable items = surgical items
iv cannula = branula = i v cannula = intravenous cannula > cannula = disposable items = surgical items
surgical tape = micropore = sticking plaster = adhesive plaster = medical tape > surgical items
adhesive bandage = saniplast = band aid > bandage = first aid
endotracheal tube = et tube = endo tracheal tube > disposable items = surgical items
nasogastric tube = ng tube = ryles tube = feeding tube > disposable items = surgical items
hernia mesh = prolene mesh = polypropylene mesh = surgical mesh > surgical items = implants
absorbent cotton = surgical cotton = cotton wool = rui = روئی > surgical items = disposable items
examination gloves = disposable gloves = medical gloves = سرجیکل دستانے > surgical items = disposable items
vacutainer = blood tubes = blood collection tubes = edta tubes = gel tubes > disposables = lab items
specimen container = urine container = sample container = stool container > disposables = lab items
ecg paper = ecg roll = ecg thermal paper
ultrasound gel = ecg gel = ultrasonic gel
crepe bandage = elastic bandage = cotton crepe > bandage = surgical items
pop bandage = plaster bandage = plaster of paris bandage > bandage = plaster of paris = surgical items
colostomy bag = ostomy bag = stoma bag
sharps container = sharp container = needle disposal box > safety box
diapers = adult diapers = pampers = nappies
sanitary napkins = sanitary pads = sanitary towels = menstrual pads
surgeon cap = disposable caps = surgical cap = bouffant cap > disposable items
alcohol swabs = spirit swab = alcohol pads = alcohol prep pads > disposable items
bone plates = orthopedic plates = orthopaedic plates = plates and screws > orthopaedic implants = orthopedic implants = implants
dialyzer = dialyser = haemodialyzer = hemodialyzer > dialysis = haemodialysis = hemodialysis
first aid kit = first aid box = medical kit = فرسٹ ایڈ باکس
paracetamol = panadol = acetaminophen > medicine = drugs = bulk lp
amoxicillin = augmentin = co amoxiclav > antibiotics = medicine = drugs
ceftriaxone = rocephin > antibiotics = injections = medicine = drugs
analgesics = painkillers = pain killer > paracetamol = medicine = drugs
antidiabetic = anti diabetic = diabetes medicine = sugar medicine > insulin = metformin = medicine
antihypertensive = anti hypertensive = bp medicine = blood pressure medicine > medicine = drugs
anti tuberculosis = anti tb = tb medicine = tb drugs = tuberculosis drugs > medicine
antimalarial = anti malarial = malaria medicine = malaria drugs > medicine
hepatitis medicine = hepatitis drugs = anti hepatitis > sofosbuvir = antiviral = interferon
rabies vaccine = anti rabies = dog bite vaccine = antirabies > vaccine
anti snake venom = anti venom = antivenom = snake venom = snake bite
tetanus toxoid = anti tetanus = tetanus vaccine = tetanus injection
polio vaccine = polio drops = opv
oral rehydration = ors = rehydration salt
iv fluids = iv infusions = i v fluids = infusion fluids > normal saline = ringer lactate = dextrose water
drips > iv infusions = normal saline = ringer lactate
normal saline = sodium chloride infusion = saline drip > iv fluids = iv infusions = medicine
ringer lactate = ringers lactate = hartmann > iv fluids = iv infusions = medicine
dextrose = dextrose water = glucose drip > iv fluids = iv infusions
eye drops = ophthalmic drops = eye ointment > medicine
anaesthetic drugs = anaesthesia drugs = anesthesia drugs = anaesthesia medicine = anesthetic = anaesthetic agents > isoflurane = sevoflurane = propofol
contraceptives = family planning = birth control > condoms
condoms > contraceptives = family planning
iron tablets = iron folic acid = ifa tablets > folic acid
multivitamins = multi vitamin = vitamins > medicine
homoeopathic = homeopathic = homeopathy = homoeopathy = ہومیوپیتھک = ہومیو پیتھک
unani medicine = herbal medicine = hakeem dawai = desi dawai = tibb = یونانی
haemophilia = hemophilia = clotting factor = blood factor > factor viii = factor ix
immunosuppressant = immunosuppressive = immuno suppressant = transplant medicine > medicine
controlled drugs = narcotic drugs = narcotic medicine = psychotropic drugs
day to day medicine = medicine on local purchase = lp medicine = daily medicine > bulk lp = daily lp
contrast media = contrast medium = contrast agent = x ray contrast = omnipaque = ultravist > medicine
disinfectant = germicide = jaraseem kush = جراثیم کش > antiseptic = sanitizer = chlorine
antiseptic = antiseptic liquid = dettol = savlon > disinfectant = povidone iodine
povidone iodine = pyodine > antiseptic = disinfectant
rapid test = test strips = rapid diagnostic = strip test > lab kits = diagnostic kits
dengue kit = dengue ns1 = dengue test > lab kits = diagnostic kits
hepatitis kits = hbsag = anti hcv = hcv kits = hepatitis test > lab kits = diagnostic kits
hiv kits = hiv test > lab kits = diagnostic kits
anti sera = antisera = blood grouping = blood group sera
petri dish = petri plates = culture plates > glassware = lab items
test tubes = culture tubes > glassware = lab items
micropipette = micro pipette = automatic pipette > pipettes = lab equipment
culture media = nutrient agar = agar = microbiological media > reagent = lab chemicals
distilled water = deionized water = deionised water = demineralized water = battery water
litmus paper = ph paper = indicator paper > lab chemicals
hplc = high performance liquid = liquid chromatography = liquid chromatograph > chromatograph = chromatography = lab equipment
chromatography column = hplc column = gc column
gas chromatograph = gas chromatography = gc ms = gcms > chromatograph = chromatography = lab equipment
spectrophotometer = spectro photometer = uv vis > spectrometer = lab equipment
spectrometer > spectrophotometer = atomic absorption = xrf = lab equipment
ph meter = digital ph meter > lab equipment
analytical balance = electronic balance = weighing balance = lab balance = digital balance > lab equipment
magnetic stirrer = hot plate stirrer > lab equipment
hot air oven = lab oven = laboratory oven > lab equipment
muffle furnace = lab furnace = laboratory furnace > lab equipment
biosafety cabinet = biological safety cabinet = bio safety cabinet = laminar flow = laminar air flow > lab equipment
fume hood = fume cupboard = fume chamber > lab equipment
thermal cycler = pcr machine = thermocycler = real time pcr > pcr = lab equipment
electrophoresis = gel documentation = dna lab > genetic analyzer = lab equipment
ultra low freezer = ultra low temperature freezer = minus 80 freezer = 80 c freezer > deep freezer
haematology analyzer = hematology analyzer = cbc analyzer = cbc machine = cell counter > analyzer
blood gas analyzer = abg analyzer = abg machine = arterial blood gas > analyzer
elisa reader = elisa machine = microplate reader > lab equipment
forensic kit = crime scene kit = crime scene investigation = investigation kit > finger print powder = forensic
bp apparatus = bp machine = b p apparatus = sphygmomanometer = blood pressure apparatus = blood pressure monitor > medical equipment
pulse oximeter = oximeter = spo2
suction machine = suction unit = suction apparatus
ot light = operation theatre light = operating light = surgical light = shadowless light
ot table = operation table = operating table = surgical table
nebulizer = nebuliser = nebulization
oxygen concentrator = oxygen generator
oxygen plant = psa oxygen = oxygen generation plant
c arm = image intensifier > radiology equipment = x ray
mammography = mammogram > radiology equipment
angiography = cath lab = cathlab = catheterization lab = catheterization laboratory > cardiology equipment
echocardiography = echo machine = echo cardiography = color doppler = colour doppler > ultrasound
ett machine = exercise tolerance = stress test system > cardiology equipment
holter = holter monitor = ambulatory ecg > cardiology equipment
infant incubator = baby incubator = neonatal incubator > neonatal
infant warmer = baby warmer = radiant warmer > neonatal
ctg machine = cardiotocograph = cardiotocography = fetal monitor = foetal monitor
delivery table = obstetric table = labour table = gynae table > hospital furniture
lithotripsy = lithotripter = eswl
diathermy = electrosurgical = electro surgical unit = cautery machine = electrocautery
slit lamp > ophthalmic = ophthalmology = eye equipment
phacoemulsification = phaco = phaco machine > ophthalmic = ophthalmology = eye equipment
excimer laser = lasik = lasik laser > ophthalmic = ophthalmology
opg = dental x ray = orthopantomogram > dental
dental material = dental consumables = dental items = dental stores > dental
dental composite = dental filling = composite filling > dental material = dental
dentures = artificial teeth = acrylic teeth > dental
physiotherapy = physiotherapy equipment = fizyotherapy = فزیوتھراپی > rehabilitation equipment
tens machine = shortwave diathermy = traction machine > physiotherapy
crutches = baisakhi = walking sticks = walking aids = بیساکھی > assistive devices
walking frame = walker frame = walker > walking aids = assistive devices
assistive devices = disability aids = devices for disabled = devices for persons with disabilities = disability equipment > wheel chair = crutches = hearing aid = tricycles
wheel chair > assistive devices
hospital bed = hospital cot = patient cot = motorized bed > hospital furniture
bedside locker = patient locker = bed side locker > hospital furniture
iv stand = drip stand = i v stand = saline stand > hospital furniture
ward screen = bed screen = hospital screen = folding screen > hospital furniture
examination couch = examination table = patient couch > hospital furniture
central gas pipeline = medical gas pipeline = oxygen pipeline = medical oxygen pipeline > medical gases
cssd = central sterile supply = sterilization department > autoclave
mortuary = body freezer = mortuary refrigerator = mortuary cabinet = مردہ خانہ
blood bank refrigerator = blood bank fridge = blood storage cabinet > blood bank
radiotherapy = radiation therapy > linear accelerator = linac = brachytherapy = cobalt 60
linear accelerator = linac > radiotherapy
nuclear medicine = radioisotopes = radio isotopes = radiopharmaceuticals > gamma camera = pet ct
gamma camera = spect ct > nuclear medicine
pet ct = pet scan = pet scanner > nuclear medicine
digital radiography = digital x ray = dr system = computed radiography = cr system > pacs = x ray = radiology
pacs = picture archiving > digital radiography
lead apron = radiation apron = x ray apron = radiation protection apron
bone densitometer = dexa = bone densitometry
ventilator = وینٹی لیٹر = وینٹیلیٹر
patient monitor = bedside monitor = bed side monitor = multi parameter monitor
defibrillator = aed = automated external defibrillator
`;
