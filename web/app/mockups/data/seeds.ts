import { organisations } from './organisations';

/** One lineage of soybean seed of an invented producer, variety GB-11, kharif 2024 to 2026. Weights in kg. */
export const seedProducer = organisations.collective;
export const variety = 'Soybean GB-11';

/** Each step is sown with the passed output of the step before. Everything grown is either passed or rejected. */
export const steps = [
  { name: 'Breeder', season: 'Kharif 2024', lot: 'BR-24-007', hectares: 0.5, grown: 640, rejected: 40, purity: 99.9 },
  { name: 'Foundation', season: 'Kharif 2025', lot: 'FD-25', hectares: 8, grown: 12200, rejected: 950, purity: 99.4 },
  {
    name: 'Certified',
    season: 'Kharif 2026',
    lot: 'CT-26',
    hectares: 150,
    grown: 241800,
    rejected: 21300,
    purity: 98.6,
  },
] as const;

export const foundationLots = [
  { lot: 'FD-25-011', grower: 'Ardhapur farm 2', hectares: 4.6, passed: 6525 },
  { lot: 'FD-25-012', grower: 'Mudkhed farm 1', hectares: 3.4, passed: 4725 },
] as const;

export const certifiedLots = [
  { lot: 'CT-26-031', from: 'FD-25-011', growers: 21, hectares: 52, passed: 77400, germination: 84 },
  { lot: 'CT-26-032', from: 'FD-25-011', growers: 14, hectares: 35, passed: 51300, germination: 81 },
  { lot: 'CT-26-033', from: 'FD-25-012', growers: 16, hectares: 38, passed: 56100, germination: 83 },
  { lot: 'CT-26-034', from: 'FD-25-012', growers: 11, hectares: 25, passed: 35700, germination: 76 },
] as const;
/** Weight of a bag of certified seed in kg. */
export const bagKg = 30;
/** A bag of the first certified lot. */
export const tracedBag = { lot: 'CT-26-031', code: 'GB-11-000412' } as const;
