import { beneficiary } from '../kit/beneficiary';

export const mockup = beneficiary('SL-RCR-0446');
