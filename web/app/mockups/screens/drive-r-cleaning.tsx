import { cleaningScreen } from '../kit/cleaning-screen';

export const mockup = cleaningScreen(true);
