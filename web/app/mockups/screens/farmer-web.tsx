import { alerts, boughtByWeek, collective, crops, talukas } from '../data/farmers';
import { nanded } from '../data/maps';
import { Control, Kpis, Track } from '../kit/primitives';
import { Columns, Donut } from '../kit/charts';
import { count, percent, sum } from '../kit/numbers';
import { PlatformWindow } from '../kit/product-windows';
import { RegionKey, RegionMap, regionNumber } from '../kit/region-map';
import { scaleTo } from '../kit/scale';
import type { Mockup } from '../mockup-names';
import type { Nav } from '../kit/window';

const NAV: Nav = [
  ['layout-dashboard', 'Season'],
  ['users', 'Farmers'],
  ['map-pin', 'Plots'],
  ['message', 'Advice'],
  ['basket', 'Buying'],
  ['route', 'Field visits'],
];
const farmers = sum(talukas, (taluka) => taluka.farmers);
const acres = sum(talukas, (taluka) => taluka.acres);
const advised = sum(talukas, (taluka) => taluka.advised);
const harvest = sum(crops, (crop) => crop.acres * crop.tonnes);
const bought = sum(boughtByWeek, (week) => week);
const soybean = crops[0].acres * crops[0].tonnes;
const find = (name: string) => talukas.find((taluka) => taluka.name === name) ?? talukas[0];

/** The web dashboard of the farmer platform. */
export function FarmerWeb() {
  return (
    <PlatformWindow
      product="Farmer"
      org={collective}
      user="Prakash More"
      nav={NAV}
      active="Season"
      title="Kharif 2026"
      note={`${collective}, week of 26 October`}
      className="fm-web"
      tools={
        <span className="mid-up">
          <Control kind="main" icon="send">
            Send advice
          </Control>
        </span>
      }
    >
      <Kpis
        figures={[
          { label: 'Farmers', value: count(farmers), note: 'in six talukas' },
          { label: 'Acres sown', value: count(acres), note: 'every plot walked with GPS' },
          { label: 'Harvest expected', value: `${count(harvest)} t`, note: 'four crops' },
          { label: 'Soybean bought', value: `${count(bought)} t`, note: `${percent(bought / soybean)} of the crop` },
        ]}
      />
      <div className="row g16 grow stretch">
        <div className="panel fm-map">
          <span className="panel-name">Farmers by taluka</span>
          <RegionMap
            box="14 0 278 258"
            regions={nanded}
            depth={(name) => (find(name).farmers - 430) / 200}
            at={(name, region) => regionNumber(nanded, name, region)}
          />
          <RegionKey regions={nanded} figure={(name) => find(name).farmers} />
          <div className="col g8 wide-only">
            <div className="row between">
              <span className="t12 soft">Had advice this week</span>
              <span className="t12 num">
                <span className="b">{count(advised)}</span> of {count(farmers)}
              </span>
            </div>
            <Track value={advised / farmers} />
          </div>
        </div>
        <div className="col g12 grow mid-up">
          <div className="row g12 stretch grow wide-only">
            <div className="panel grow g8">
              <span className="panel-name">Acres by crop</span>
              <div className="row g16 grow">
                <Donut className="fm-donut" parts={crops.map(({ variant, acres: value }) => ({ variant, value }))} />
                <div className="col g8 grow">
                  {crops.map((crop) => (
                    <div className="row between" key={crop.name}>
                      <span className="key" data-variant={crop.variant}>
                        {crop.name}
                      </span>
                      <span className="t12 num b">{count(crop.acres)}</span>
                    </div>
                  ))}
                </div>
              </div>
            </div>
          </div>
          <div className="row g12 stretch grow">
            <div className="panel grow g8">
              <span className="panel-name">Bought, tonnes a week</span>
              <Columns
                labels={['14/9', '', '28/9', '', '12/10', '', '26/10']}
                scale={scaleTo(400, 2)}
                series={[{ variant: 'solid', values: boughtByWeek }]}
              />
            </div>
            <div className="panel g8 fm-alerts">
              <span className="panel-name">Notices</span>
              {alerts.map((alert) => (
                <div className="col" key={alert.text}>
                  <span className="t12 b">{alert.text}</span>
                  <span className="t11 soft line">
                    {alert.place}, {alert.count} farmers told
                  </span>
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
    </PlatformWindow>
  );
}

export const mockup: Mockup = {
  component: FarmerWeb,
  alt: `The farmer platform's web dashboard for one season: ${count(farmers)} farmers on a map of six talukas, ${count(acres)} acres by crop, soybean bought week by week and three notices sent to farmers.`,
};
