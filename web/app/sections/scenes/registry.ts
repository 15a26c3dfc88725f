import { scene as carbonMap } from './carbon-map';
import { scene as csrDashboard } from './csr-dashboard';
import { scene as driveRCleaning } from './drive-r-cleaning';
import { scene as driveRModel } from './drive-r-model';
import { scene as driveRQuestion } from './drive-r-question';
import { scene as driveRSdg } from './drive-r-sdg';
import { scene as educationOverview } from './education-overview';
import { scene as farmerApp } from './farmer-app';
import { scene as farmerBusinessApp } from './farmer-business-app';
import { scene as farmerProgramme } from './farmer-programme';
import { scene as farmerWeb } from './farmer-web';
import { scene as healthOverview } from './health-overview';
import { scene as impactOverview } from './impact-overview';
import { scene as progranBeneficiary } from './progran-beneficiary';
import { scene as progranLocations } from './progran-locations';
import { scene as progranLogin } from './progran-login';
import { scene as progranMetrics } from './progran-metrics';
import { scene as progranProjects } from './progran-projects';
import { scene as progranReports } from './progran-reports';
import { scene as seedTrace } from './seed-trace';
import { scene as surveRApproval } from './surve-r-approval';
import { scene as surveRForm } from './surve-r-form';
import { scene as surveRLanguages } from './surve-r-languages';
import { scene as surveRQueue } from './surve-r-queue';
import type { Scene, SceneName } from './scene-names';

/** Every product screen by its name. */
export const scenes: Record<SceneName, Scene> = {
  'surve-r-form': surveRForm,
  'surve-r-queue': surveRQueue,
  'surve-r-approval': surveRApproval,
  'surve-r-languages': surveRLanguages,
  'progran-projects': progranProjects,
  'progran-locations': progranLocations,
  'progran-login': progranLogin,
  'progran-metrics': progranMetrics,
  'progran-reports': progranReports,
  'progran-beneficiary': progranBeneficiary,
  'drive-r-question': driveRQuestion,
  'drive-r-cleaning': driveRCleaning,
  'drive-r-model': driveRModel,
  'drive-r-sdg': driveRSdg,
  'farmer-web': farmerWeb,
  'farmer-business-app': farmerBusinessApp,
  'farmer-app': farmerApp,
  'farmer-programme': farmerProgramme,
  'health-overview': healthOverview,
  'education-overview': educationOverview,
  'carbon-map': carbonMap,
  'impact-overview': impactOverview,
  'seed-trace': seedTrace,
  'csr-dashboard': csrDashboard,
};
