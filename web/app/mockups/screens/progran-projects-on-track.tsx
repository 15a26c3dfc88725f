import { projects } from '../kit/projects-screen';

/** On track for people, while an activity is late. */
export const mockup = projects('Sabala Livelihoods');
