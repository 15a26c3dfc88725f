import { projects } from '../kit/projects-screen';

export const mockup = projects('Neer Sathi');
