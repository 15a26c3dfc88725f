import { projects } from '../kit/projects-screen';

export const mockup = projects('Shala Setu');
