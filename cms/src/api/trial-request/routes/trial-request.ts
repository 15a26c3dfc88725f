import { leadRoutes } from '../../../leads/lead-routes';

export default leadRoutes('trial');
