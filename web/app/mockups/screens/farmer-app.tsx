import { alerts, ganpat } from '../data/farmers';
import { Track } from '../kit/primitives';
import { Spark } from '../kit/charts';
import { Icon, type IconName } from '../kit/icon';
import { sum } from '../kit/numbers';
import { AppBar, FieldDots, Phone } from '../kit/phone';
import { MockupFrame } from '../kit/mockup-frame';
import type { Mockup } from '../mockup-names';

const DAYS: readonly (readonly [day: string, icon: IconName, high: string, rain: string])[] = [
  ['Fri', 'sun', '31°', '0'],
  ['Sat', 'sun', '31°', '0'],
  ['Sun', 'wind', '29°', '4'],
  ['Mon', 'cloud-rain', '27°', '22'],
  ['Tue', 'cloud-rain', '25°', '38'],
];
const rain = sum(DAYS, ([, , , millimetres]) => Number(millimetres));
const PRICES = [
  { place: 'Sonkhed centre', away: '2 km', price: '4,740', past: [4520, 4560, 4610, 4600, 4680, 4740] },
  { place: 'Loha market', away: '14 km', price: '4,690', past: [4600, 4580, 4640, 4650, 4670, 4690] },
  { place: 'Nanded market', away: '38 km', price: '4,815', past: [4650, 4700, 4690, 4760, 4790, 4815] },
] as const;
const TABS: readonly (readonly [icon: IconName, label: string])[] = [
  ['home', 'Home'],
  ['plant-2', 'My plots'],
  ['coin-rupee', 'Prices'],
  ['phone', 'Ask'],
];

/** The first screen of the farmer app: weather, a warning and the farmer's plots. */
export const HomePhone = ({ className }: { className: string }) => (
  <Phone className={className} time="7:10">
    <div className="fm-top">
      <div className="row between">
        <div className="col">
          <span className="t12">Namaskar,</span>
          <span className="t20 display">{ganpat.name}</span>
        </div>
        <div className="row g8">
          <Icon name="sun" className="fm-sun" />
          <span className="t26 display num">29°</span>
        </div>
      </div>
      <div className="row between">
        {DAYS.map(([day, icon, high, millimetres]) => (
          <div className="col fm-day" key={day}>
            <span className="t11">{day}</span>
            <Icon name={icon} />
            <span className="t11 b num">{high}</span>
            <span className="t10 num">{millimetres} mm</span>
          </div>
        ))}
      </div>
    </div>
    <div className="app-page fm-page">
      <div className="fm-warning">
        <Icon name="alert-triangle" />
        <div className="col grow">
          <span className="t13 b">Heavy rain, {rain} mm by Tuesday</span>
          <span className="t11">Cut and cover the Well plot before Sunday. Do not spray.</span>
        </div>
      </div>
      {ganpat.plots.map((plot) => (
        <div className="col g4 fm-crop" key={plot.name}>
          <div className="row between">
            <span className="t13 b">{plot.crop}</span>
            <span className="t11 soft num">
              {plot.name}, {plot.acres} acres
            </span>
          </div>
          <Track value={plot.day / plot.of} />
          <span className="t11 faint num">
            Day {plot.day}, about {plot.of - plot.day} to harvest
          </span>
        </div>
      ))}
      <div className="row g12 fm-crop">
        <Icon name="player-play" className="hued" />
        <div className="col grow">
          <span className="t13 b">Listen to today’s advice</span>
          <span className="t11 faint">Marathi, 1:20</span>
        </div>
      </div>
    </div>
    <div className="fm-tabs">
      {TABS.map(([icon, label]) => (
        <div className="col" data-on={label === 'Home' || undefined} key={label}>
          <Icon name={icon} />
          <span className="t10">{label}</span>
        </div>
      ))}
    </div>
  </Phone>
);

function FarmerApp() {
  return (
    <MockupFrame hue="leaf" className="ground two-phones">
      <FieldDots />
      <Phone className="phone-b" time="7:12">
        <AppBar title="Soybean prices" note="₹ a quintal, this morning" end={<Icon name="refresh" />} />
        <div className="app-page fm-page">
          {PRICES.map(({ place, away, price, past }) => (
            <div className="row g12 fm-price" key={place}>
              <div className="col grow">
                <span className="t13 b line">{place}</span>
                <span className="t11 faint">{away} away</span>
              </div>
              <Spark values={past} />
              <span className="t16 display num">{price}</span>
            </div>
          ))}
          <div className="fm-verdict">
            <Icon name="bulb" />
            <div className="col grow">
              <span className="t13 b">Sell at Sonkhed</span>
              <span className="t11">Nanded pays ₹75 more, but the way there costs about ₹140 a quintal.</span>
            </div>
          </div>
          <div className="col g8">
            <span className="t12 m">How much do you bring?</span>
            <div className="row g8 fm-inputs">
              {[5, 10, 15, 20].map((quintals) => (
                <span className="t14 b fm-amount" data-on={quintals === 10 || undefined} key={quintals}>
                  {quintals} q
                </span>
              ))}
            </div>
          </div>
          <span className="app-button">Book Saturday, 9 am</span>
        </div>
      </Phone>
      <HomePhone className="phone-a" />
    </MockupFrame>
  );
}

export const mockup: Mockup = {
  component: FarmerApp,
  alt: `The farmer mobile app: the weather of five days with a warning of heavy rain for ${alerts[0].place}, two plots with the days to harvest, and soybean prices at three places with the advice where to sell.`,
};
