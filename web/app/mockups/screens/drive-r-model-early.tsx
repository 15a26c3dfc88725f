import { modelScreen } from '../kit/model-screen';

export const mockup = modelScreen('early');
