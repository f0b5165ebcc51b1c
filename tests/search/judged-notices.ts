/**
 * Made-up notices of the shape that newspapers and portals print: short forms, misspellings, a body's name in front. One a
 * line: name | title | description, '' for the title again | city | organization | category. A star: closed.
 */
export const NOTICES = `
wall | Construction of boundary wall, Government Girls School Basti Malook | | Multan | School Education Department | Civil Works
rewall | RE-CONSTRUCTION OF BOUNDRY WALL AT SUB DIVISION OFFICE | Sealed bids are invited | Sukkur | Hyderabad Electric Company | Civil Works
road | Construction of link road Qadirpur Ran to Bosan | Earth work, sub base, triple surface treatment | Multan | Highway Department | Civil Works
resurface | Resurfacing of roads in Gulgasht Colony | Asphalt 2 inch | Multan | Municipal Corporation | Civil Works
reconroad | Reconstruction of damaged road and culverts after floods | | Dadu | Highway Department | Civil Works
const | CONST / REPAIR OF QTRS AND CERTAIN BLDGS | E&M and B&R works as per attached list | Rawalpindi | Garrison Engineer | Services
renov | Renovation of district court building | Flooring, false ceiling, distemper | Multan | Law Department | Civil Works
refurb | Refurbishment of old office block | | Karachi | Port Trust | Repair
paint | White wash and painting of hostel | | Faisalabad | Agriculture University | Repair
paints | Supply of enamel paint and thinner | Drums of 20 litres | Wah Cantonment | Ordnance Works | Miscellaneous
cement | Supply of OPC cement | 4000 bags | Peshawar | Irrigation Department | Civil Goods
bars | Procurement of deformed bars grade 60 | | Multan | Canal Division | Civil Goods
tiles | Providing and fixing porcelain tiles in corridor | | Islamabad | Housing Authority | Civil Works
tuff | Tuff paver in streets of Union Council 14 | | Lodhran | Municipal Corporation | Civil Works
proof | Waterproofing treatment of roof | Bitumen felt | Karachi | Port Trust | Civil Works
sewer | Laying of sewerage line and manholes | | Multan | Water and Sanitation Agency | Civil Works
solar | Solarization of tube wells | 15 kW each | Bahawalpur | Irrigation Department | Electrical Items
solarshed | Car parking shed with solar panels | | Islamabad | Housing Authority | Civil Works
bridge | Construction of RCC bridge over drain | | Larkana | Highway Department | Civil Works
urduroad | سڑک کی تعمیر، بستی ملوک | محکمہ شاہرات ملتان | Multan | Highway Department | Civil Works
lift | Maintainance of passenger lifts | | Lahore | Law Department | Repair
excav | Hiring of excavator and dumpers | | Thatta | Irrigation Department | Services
excavation | Excavation of minor and desilting | | Thatta | Irrigation Department | Civil Works
shop* | Construction of shops at bus stand | | Multan | Municipal Corporation | Civil Works
med | Bulk purchase of medicines for the year | Tablets, injections, syrups | Karachi | Civil Hospital | Health/Medicines
pvms | LP OF PVMS / NIV ITEMS | Final NA | Lahore | Military Hospital | Miscellaneous
drugs | Rate contract for drugs and dressings | | Quetta | Health Department | Health/Medicines
stores | Daily local purchase of medical stores | | Karachi | Military Hospital | Miscellaneous
urdumed | ادویات کی فراہمی | ضلعی ہسپتال | Multan | Health Department | Health/Medicines
surg | Surgical disposables and sutures | | Lahore | Civil Hospital | Health/Medicines
surginst | Repair of surgical instruments | | Islamabad | Civil Hospital | Repair
equip | Electromedical equipments for operation theatre | Anaesthesia machine, monitors | Multan | Health Department | Equipments
biomed | Bio-Medical and hospital equipment on DDP basis | | Lahore | Health Department | Equipments
uni | Purchase of furniture for hostel | | Rawalpindi | University of Medical Sciences | Furniture
unilab | Laboratory equipment for physics block | | Rawalpindi | University of Medical Sciences | Equipments
vacc | Cold chain boxes and vaccines | Immunization programme | Peshawar | Health Department | Health/Medicines
kits | Diagnostic kits (HBsAg, HCV, dengue) | | Faisalabad | Civil Hospital | Health/Medicines
tools | Tool kits for welders | | Islamabad | Gas Company | Miscellaneous
xray | X-ray films and developer | | Sargodha | Civil Hospital | Health/Medicines
dental | Dental chair with unit | | Multan | Health Department | Equipments
diets | HOSP DIETS AND EXTRAS QUARTER ENDING MARCH | | Karachi | Military Hospital | Food Items
chem | Laboratory chemicals and glassware | | Jamshoro | University of Sindh Studies | Chemical Items
oxygen* | Medical gases in cylinders | | Multan | Civil Hospital | Health/Medicines
laptop | Procurement of 60 laptops | Core i7, 16 GB | Islamabad | Finance Division | Info and Comm Tech
desktop | Desktop computers and UPS for the examination branch | | Lahore | Board of Education | Info and Comm Tech
pc | Purchase of PCs for computer lab | | Multan | School Education Department | Info and Comm Tech
ithw | IT EQPT AND NETWORKING ITEMS | Scanners, access points | Rawalpindi | Garrison Engineer | Miscellaneous
printer | Laser printers and toner | | Karachi | Port Trust | Info and Comm Tech
toner | Toner cartridges, original | | Islamabad | Finance Division | Stationery
ups | Online UPS 10 KVA with batteries | | Quetta | Telecom Corporation | Electrical Items
upgrade | Up-gradation of rural health centre | | Okara | Health Department | Civil Works
upgrade2 | Upgradation of firewall licences | Three years | Karachi | Port Trust | Info and Comm Tech
copier | Photocopier machines, heavy duty | | Peshawar | Board of Education | Info and Comm Tech
photostat | Photostat machine on rent | | Multan | Law Department | Services
switch | Supply of access switches for data centre | | Islamabad | Telecom Corporation | Info and Comm Tech
soft | Accounting software with support | | Lahore | Board of Education | Info and Comm Tech
server | Rack servers and storage | | Islamabad | Telecom Corporation | Info and Comm Tech
cctv | Installation of CCTV system at warehouses | | Karachi | Port Trust | Info and Comm Tech
camera | IP camera and recorder for police stations | | Lahore | Police Department | Info and Comm Tech
web | Development of web portal | | Islamabad | Finance Division | Info and Comm Tech
station | Supply of stationery items | Files, pens, registers | Karachi | Port Trust | Stationery
stationary | OFFICE STATIONARY FOR SUB OFFICES | | Multan | Canal Division | Stationery
laptopold* | Supply of laptops for scholars | | Multan | School Education Department | Info and Comm Tech
cater | Catering for training course | Breakfast, lunch | Islamabad | Police Department | Services
canteen | Running of canteen at district headquarters | | Lahore | Law Department | Leasing
cafe | Lease of cafeteria | | Jamshoro | University of Sindh Studies | Leasing
ration | Dry ration for flood victims | Flour, sugar, pulses | Dadu | Relief Department | Food Items
milk | Fresh milk and yogurt, daily | | Quetta | Military Hospital | Food Items
meat | Beef and chicken on contract | | Karachi | Military Hospital | Food Items
water | Bottled drinking water, 19 litre | | Lahore | State Insurance | Consumable Items
watersup | Water supply scheme at Chak 12 | Pipes and pump | Vehari | Public Health Engineering | Civil Works
crock | Crockery and cutlery for the mess | | Kakul | Police Department | Miscellaneous
tent | Tentage and chairs for sports gala | | Multan | School Education Department | Services
hotel | Hotel accommodation for delegates | | Islamabad | Finance Division | Services
janitor | Janitorial services of head office | | Karachi | State Insurance | Services
clean | Cleaning material: phenyl, mops | | Islamabad | Finance Division | Consumable Items
kitchen | Kitchen equipment: deep freezer, burner | | Peshawar | Police Department | Equipments
atta | Wheat flour (atta) 20 kg bags | | Multan | Relief Department | Food Items
guard | Hiring of security agency | Guards and supervisors, round the clock | Islamabad | Telecom Corporation | Services
guards | Provision of security guards at warehouses | | Karachi | Port Trust | Services
chowkidar | Watch and ward staff on daily wages | | Multan | Canal Division | Services
secprint | Hiring of services for calibration of scales | | Islamabad | Security Printing Works | Services
fence | Razor wire and barbed wire fencing | | Quetta | Police Department | Civil Goods
gate | Walk-through gates and metal detectors | | Lahore | Law Department | Equipments
ext | Fire extinguishers, refilling | | Karachi | State Insurance | Consumable Items
alarm | Fire detection and alarm with sprinklers | | Islamabad | Housing Authority | Equipments
uniform | Uniforms and shoes for guards | | Peshawar | Irrigation Department | Clothing/Uniform
labour | Supply of skilled and unskilled labour | | Port Qasim | Port Trust | Services
tracker | Vehicle tracker, 90 units | | Lahore | Police Department | Services
bio | Fingerprint attendance machines | | Multan | Board of Education | Info and Comm Tech
genset | Diesel genset 100 KVA | | Multan | Telecom Corporation | Electrical Items
generator | Repair of generators | | Karachi | Civil Hospital | Repair
generation | Study of wind power generation | | Karachi | Energy Department | Consultancy
genco | Purchase of transformer oil | | Guddu | Central Power Generation Company | Electrical Items
transformer | 200 KVA transformers | | Lahore | Electric Supply Company | Electrical Items
cable | PVC cable, four core | | Karachi | Electric Supply Company | Electrical Items
elec | Electrification of new block | Electric fittings, panels | Multan | Agriculture University | Electrical Items
ac | Split AC 1.5 ton inverter | | Islamabad | Housing Authority | Electrical Items
aircon | Servicing of air conditioning plant | | Karachi | State Insurance | Repair
vehicle | Hiring of vehicles with drivers | | Quetta | Health Department | Services
tyre | Tyres, tubes and batteries | | Rawalpindi | Garrison Engineer | Vehicles
books | Printing of text books | | Lahore | Board of Education | Printing
scrap | Auction of condemned material | | Multan | Canal Division | Miscellaneous
notice | TENDER NOTICE | Details in the attached bidding documents | Rawalpindi | Garrison Engineer | Miscellaneous
weekly | Weekly combined notice of works and supply items | | Islamabad | Police Department | Miscellaneous
rooms | CONSTRUCTION OF FOUR CLASS ROOMS WITH VERANDAH AT GGPS | | Quetta | Board of Education | Civil Works
signs | Retro reflective sign boards | Documents can be had from the website | Lahore | Law Department | Civil Goods
scanner | Digital radiography system and CT scanner | | Peshawar | Civil Hospital | Equipments
urduguard | سیکیورٹی گارڈز کی فراہمی | | Quetta | Health Department | Services
`;
