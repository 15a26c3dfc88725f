import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs';
import IconBellRinging from '@tabler/icons-react/dist/esm/icons/IconBellRinging.mjs';
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import IconBrain from '@tabler/icons-react/dist/esm/icons/IconBrain.mjs';
import IconCalendarCheck from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import IconChartDots from '@tabler/icons-react/dist/esm/icons/IconChartDots.mjs';
import IconChartHistogram from '@tabler/icons-react/dist/esm/icons/IconChartHistogram.mjs';
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconFlask from '@tabler/icons-react/dist/esm/icons/IconFlask.mjs';
import IconHeartbeat from '@tabler/icons-react/dist/esm/icons/IconHeartbeat.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconMap2 from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconPlant2 from '@tabler/icons-react/dist/esm/icons/IconPlant2.mjs';
import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
import IconReportAnalytics from '@tabler/icons-react/dist/esm/icons/IconReportAnalytics.mjs';
import IconReportMedical from '@tabler/icons-react/dist/esm/icons/IconReportMedical.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs';
import IconTableExport from '@tabler/icons-react/dist/esm/icons/IconTableExport.mjs';
import IconTarget from '@tabler/icons-react/dist/esm/icons/IconTarget.mjs';
import IconTransform from '@tabler/icons-react/dist/esm/icons/IconTransform.mjs';
import IconTrees from '@tabler/icons-react/dist/esm/icons/IconTrees.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import type { OfferingItem } from '../section-schemas.generated';

/** The icons of offerings by their name in the Tabler set. */
export const ICONS = {
  adjustments: IconAdjustments,
  'bell-ringing': IconBellRinging,
  book: IconBook,
  brain: IconBrain,
  'calendar-check': IconCalendarCheck,
  'calendar-event': IconCalendarEvent,
  camera: IconCamera,
  certificate: IconCertificate,
  'chart-dots': IconChartDots,
  'chart-histogram': IconChartHistogram,
  checklist: IconChecklist,
  'clipboard-check': IconClipboardCheck,
  'file-text': IconFileText,
  flask: IconFlask,
  heartbeat: IconHeartbeat,
  home: IconHome,
  language: IconLanguage,
  'map-2': IconMap2,
  'map-pin': IconMapPin,
  'message-question': IconMessageQuestion,
  microphone: IconMicrophone,
  package: IconPackage,
  'plant-2': IconPlant2,
  'plug-connected': IconPlugConnected,
  'report-analytics': IconReportAnalytics,
  'report-medical': IconReportMedical,
  route: IconRoute,
  scale: IconScale,
  school: IconSchool,
  signature: IconSignature,
  sitemap: IconSitemap,
  'table-export': IconTableExport,
  target: IconTarget,
  transform: IconTransform,
  trees: IconTrees,
  users: IconUsers,
  'users-group': IconUsersGroup,
  'wifi-off': IconWifiOff,
  world: IconWorld,
} satisfies Record<OfferingItem['icon'], unknown>;
