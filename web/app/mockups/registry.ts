import { mockup as carbonMap } from './screens/carbon-map';
import { mockup as csrDashboard } from './screens/csr-dashboard';
import { mockup as driveRCleaning } from './screens/drive-r-cleaning';
import { mockup as driveRModel } from './screens/drive-r-model';
import { mockup as driveRQuestion } from './screens/drive-r-question';
import { mockup as driveRSdg } from './screens/drive-r-sdg';
import { mockup as educationOverview } from './screens/education-overview';
import { mockup as farmerApp } from './screens/farmer-app';
import { mockup as farmerBusinessApp } from './screens/farmer-business-app';
import { mockup as farmerDevices } from './screens/farmer-devices';
import { mockup as farmerProgramme } from './screens/farmer-programme';
import { mockup as farmerWeb } from './screens/farmer-web';
import { mockup as healthOverview } from './screens/health-overview';
import { mockup as impactOverview } from './screens/impact-overview';
import { mockup as progranBeneficiary } from './screens/progran-beneficiary';
import { mockup as progranLocations } from './screens/progran-locations';
import { mockup as progranLogin } from './screens/progran-login';
import { mockup as progranMetrics } from './screens/progran-metrics';
import { mockup as progranProjects } from './screens/progran-projects';
import { mockup as progranReports } from './screens/progran-reports';
import { mockup as seedTrace } from './screens/seed-trace';
import { mockup as progranTheory } from './screens/progran-theory';
import { mockup as surveRApproval } from './screens/surve-r-approval';
import { mockup as surveRForm } from './screens/surve-r-form';
import { mockup as surveRLanguages } from './screens/surve-r-languages';
import { mockup as surveRQueue } from './screens/surve-r-queue';
import { mockup as saplingRegister } from './screens/sapling-register';
import { mockup as wellLevels } from './screens/well-levels';
import { mockup as recordQueue } from './screens/record-queue';
import { mockup as boardPage } from './screens/board-page';
import { mockup as portfolioBubbles } from './screens/portfolio-bubbles';
import { mockup as districtGoals } from './screens/district-goals';
import { mockup as evaluationAnnex } from './screens/evaluation-annex';
import { mockup as treeQuestion } from './screens/tree-question';
import { mockup as programmeOutcome } from './screens/programme-outcome';
import { mockup as talukasFirst } from './screens/talukas-first';
import { mockup as talukasAll } from './screens/talukas-all';
import { mockup as traineeLine } from './screens/trainee-line';
import { mockup as onePlot } from './screens/one-plot';
import { mockup as oneRecord } from './screens/one-record';
import { mockup as sectorCounts } from './screens/sector-counts';
import { mockup as evidenceLine } from './screens/evidence-line';
import { mockup as surveRAccepted } from './screens/surve-r-accepted';
import { mockup as surveRDoubted } from './screens/surve-r-doubted';
import { mockup as surveRDeclined } from './screens/surve-r-declined';
import { mockup as progranGardens } from './screens/progran-gardens';
import { mockup as progranTrainings } from './screens/progran-trainings';
import { mockup as progranGroups } from './screens/progran-groups';
import { mockup as driveRGaps } from './screens/drive-r-gaps';
import { mockup as driveRRounds } from './screens/drive-r-rounds';
import { mockup as driveRDecisions } from './screens/drive-r-decisions';
import type { Mockup, MockupName } from './mockup-names';

/** Every mockup by its name. */
export const mockups: Record<MockupName, Mockup> = {
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
  'progran-theory': progranTheory,
  'drive-r-question': driveRQuestion,
  'drive-r-cleaning': driveRCleaning,
  'drive-r-model': driveRModel,
  'drive-r-sdg': driveRSdg,
  'farmer-web': farmerWeb,
  'farmer-business-app': farmerBusinessApp,
  'farmer-app': farmerApp,
  'farmer-devices': farmerDevices,
  'farmer-programme': farmerProgramme,
  'health-overview': healthOverview,
  'education-overview': educationOverview,
  'carbon-map': carbonMap,
  'impact-overview': impactOverview,
  'seed-trace': seedTrace,
  'csr-dashboard': csrDashboard,
  'sapling-register': saplingRegister,
  'well-levels': wellLevels,
  'record-queue': recordQueue,
  'board-page': boardPage,
  'portfolio-bubbles': portfolioBubbles,
  'district-goals': districtGoals,
  'evaluation-annex': evaluationAnnex,
  'tree-question': treeQuestion,
  'programme-outcome': programmeOutcome,
  'talukas-first': talukasFirst,
  'talukas-all': talukasAll,
  'trainee-line': traineeLine,
  'one-plot': onePlot,
  'one-record': oneRecord,
  'sector-counts': sectorCounts,
  'evidence-line': evidenceLine,
  'surve-r-accepted': surveRAccepted,
  'surve-r-doubted': surveRDoubted,
  'surve-r-declined': surveRDeclined,
  'progran-gardens': progranGardens,
  'progran-trainings': progranTrainings,
  'progran-groups': progranGroups,
  'drive-r-gaps': driveRGaps,
  'drive-r-rounds': driveRRounds,
  'drive-r-decisions': driveRDecisions,
};
