import { leadController } from '../../../leads/lead-controller';

export default leadController('contact');
