import { expect, test } from 'vitest';
import { sum } from '../kit/numbers';
import { counts, credits, plots, uptake } from './carbon';
import { births, carePath, clinicBlocks, openSteps, risks } from './clinics';
import { areas, csr, quarters } from './csr';
import { boughtByWeek, crops, dateOf, ganpat, harvest, plotVisits, season, talukas, visits } from './farmers';
import { donor, goals, grants, plannedByMonth, reachedByMonth, reviews, running, stateOf } from './grants';
import {
  ballariTalukas,
  ballariVillages,
  yadgirTrainingsByWeek,
  districts,
  enterpriseGrants,
  enterprises,
  gardens,
  incomeByRound,
  incomeTarget,
  lateActivity,
  metrics,
  quarter,
  quarterBefore,
  raichurByWeek,
  raichurQuarter,
  decideByDistrict,
  decideByRound,
  kindsOfWork,
  yadgirByRound,
  farmWorkRows,
  spendingReplies,
  spendingRepliesInYadgir,
  firstExtra,
  firstExtraByDistrict,
  firstExtraReplies,
  histories,
  lenderReplies,
  lenders,
  trainingsByWeek,
  trainingsByWeekBefore,
  women,
  yadgirReplies,
  yadgirRows,
  yadgirTalukas,
  yadgirVillages,
} from './livelihoods';
import { blocks, cropGroups, programme } from './programme';
import { candidates, nextMeeting, removed, sources, tests, trainRows, warnsFrom } from './modelling';
import { clinics, holdings, openedRecord, peopleByQuarter } from './portfolio';
import { attendance, grades, movement, pupil, reading, schoolDistricts } from './schools';
import { bagKg, certifiedLots, foundationLots, steps, tracedBag } from './seeds';
import { approved, held, plot as sownPlot, waiting, week } from './survey';
import { batch, calls, stations, trainee } from './trainees';

const tested = tests.balanced;

const total = (values: readonly number[]) => sum(values, (value) => value);
const enrolled = sum(districts, ({ actual }) => actual);
const reached = sum(grants, (grant) => grant.reached);

test('the people reached per month and per grant have the same total, within the plan', () => {
  expect(total(reachedByMonth)).toBe(reached);
  expect(total(plannedByMonth)).toBe(sum(grants, ({ planned }) => planned));
  expect(running(plannedByMonth).at(-1)).toBe(29000);
  for (const grant of grants) {
    expect(grant.reached).toBeLessThanOrEqual(grant.planned);
    expect(grant.spent).toBeLessThanOrEqual(grant.budget);
  }
  expect(grants.map(stateOf)).toEqual(['Watch', 'On track', 'Watch', 'On track', 'Behind', 'On track']);
});

test('the months of a grant add up to the people it reached, and no month has more than all grants', () => {
  for (const [name, { byMonth }] of Object.entries(reviews)) {
    expect(total(byMonth)).toBe(grants.find((grant) => grant.name === name)?.reached);
  }
  reachedByMonth.forEach((all, month) => {
    expect(sum(Object.values(reviews), ({ byMonth }) => byMonth[month] ?? 0)).toBeLessThan(all);
  });
});

test('the talukas of a district, and the weeks of a quarter, add up', () => {
  const yadgir = districts.find(({ name }) => name === 'Yadgir');
  const raichur = quarter.find(({ name }) => name === 'Raichur');
  for (const key of ['planned', 'actual', 'villages'] as const) {
    expect(sum(yadgirTalukas, (taluka) => taluka[key])).toBe(yadgir?.[key]);
  }
  for (const key of ['trainings', 'trained', 'toolkits', 'loans'] as const) {
    expect(sum(raichurQuarter, (taluka) => taluka[key])).toBeCloseTo(raichur?.[key] ?? 0);
  }
  expect(total(raichurByWeek)).toBe(raichur?.trainings);
  // The district that fell behind held the fewest trainings of all.
  expect(quarter.toSorted((one, other) => one.trainings - other.trainings)[0]?.name).toBe('Yadgir');
  expect(total(yadgirTrainingsByWeek)).toBe(Math.min(...quarter.map(({ trainings }) => trainings)));
  yadgirTrainingsByWeek.forEach((trainings, week) => expect(trainings).toBeLessThan(trainingsByWeek[week]!));
  expect(total(trainingsByWeekBefore)).toBe(sum(quarterBefore, ({ trainings }) => trainings));
});

test('the villages of a district add up, and those behind have less than 60% of their plan', () => {
  const opened = [
    { district: 'Yadgir', talukas: yadgirTalukas, villagesOf: yadgirVillages },
    { district: 'Ballari', talukas: ballariTalukas, villagesOf: ballariVillages },
  ];
  for (const { district, talukas, villagesOf } of opened) {
    const whole = districts.find(({ name }) => name === district)!;
    for (const key of ['planned', 'actual', 'villages', 'late'] as const)
      expect(sum<Record<typeof key, number>>(talukas, (taluka) => taluka[key]), `${district} ${key}`).toBe(whole[key]);
    for (const { name, planned, actual, villages, late } of talukas) {
      const all = (villagesOf as Record<string, readonly (readonly [number, number])[]>)[name]!;
      expect(all, name).toHaveLength(villages);
      expect(sum(all, ([women]) => women), name).toBe(planned);
      expect(sum(all, ([, women]) => women), name).toBe(actual);
      expect(all.map(([of, women]) => women / of < 0.6), name).toEqual(all.map((_, n) => n >= villages - late));
    }
  }
  // Elsewhere such villages leave room for the others, which are on their plan.
  for (const { name, planned, actual, villages, late } of districts) {
    const missing = planned - actual;
    expect(missing, name).toBeGreaterThan((0.4 * planned * late) / villages);
  }
  const { baseline, latest } = metrics[2];
  expect([decideByRound[0], decideByRound.at(-1)]).toEqual([baseline, latest]);
});

test('every grant counts towards exactly one goal', () => {
  expect(grants.map(({ goal }) => goal).sort()).toEqual(goals.map(({ goal }) => goal));
});

test('the livelihoods programme has the same figures in every mockup', () => {
  const mean = sum(districts, ({ actual, income }) => actual * income) / enrolled;
  expect(Math.round(mean / 10) * 10).toBe(incomeByRound.at(-1));
  const yadgir = districts.find(({ name }) => name === 'Yadgir');
  expect(yadgirByRound.at(-1)).toBe(yadgir?.income);
  expect(metrics[0].target).toBe(incomeTarget);
  expect(metrics[0].baseline).toBe(incomeByRound[0]);
  expect(sum(quarter, ({ trainings }) => trainings)).toBe(total(trainingsByWeek));
  expect(quarter.map(({ name }) => name)).toEqual(districts.map(({ name }) => name));
  const enterprise = goals.find(({ goal }) => goal === 5);
  const { baseline, latest, target } = metrics[1];
  expect(enterprise).toMatchObject({ from: baseline, now: latest, to: target });
});

test('cleaning leaves one row for each woman, and training and test rows add up to them', () => {
  const clean = sum(sources, ({ rows }) => rows) - sum(removed, ({ rows }) => rows);
  expect(clean).toBe(enrolled);
  expect(trainRows + total(Object.values(tested))).toBe(clean);
  // Whenever the model warns, the same women stayed away, and the same came.
  for (const { hit, missed, alarm, clear } of Object.values(tests)) {
    expect([hit + missed, alarm + clear]).toEqual([tested.hit + tested.missed, tested.alarm + tested.clear]);
  }
  const found = candidates.map((model) => model.found);
  expect(found[0]).toBe(tests.balanced.hit);
  expect(found).toEqual(found.toSorted((a, b) => b - a));
});

test('the records of a week and the held records on a phone add up', () => {
  expect(total(Object.values(week))).toBe(412);
  expect(waiting.length).toBeLessThanOrEqual(week.review);
  expect(sum(held, ({ size }) => size)).toBeCloseTo(20.4);
});

test('the care path decreases at each step and agrees with the blocks', () => {
  expect(carePath[0].mothers).toBe(sum(clinicBlocks, ({ mothers }) => mothers));
  expect(carePath[2].mothers).toBe(sum(clinicBlocks, ({ checked }) => checked));
  expect(carePath[3].mothers).toBeLessThan(births);
  expect(sum(clinicBlocks, ({ due }) => due)).toBeLessThan(sum(risks, ({ mothers }) => mothers));
  const health = goals.find(({ goal }) => goal === 3);
  expect(Math.round((carePath[2].mothers / carePath[0].mothers) * 100)).toBe(health?.now);
});

test('both reading rounds have the same pupils', () => {
  const upper = sum(grades.slice(2), ({ pupils }) => pupils);
  expect(sum(reading, ({ before }) => before)).toBe(upper);
  expect(sum(reading, ({ now }) => now)).toBe(upper);
  const can = (round: 'before' | 'now') => Math.round((sum(reading.slice(3), (level) => level[round]) / upper) * 100);
  const learning = goals.find(({ goal }) => goal === 4);
  expect([can('before'), can('now')]).toEqual([learning?.from, learning?.now]);
  expect(Math.round((sum(grades, ({ present }) => present) / sum(grades, ({ pupils }) => pupils)) * 100)).toBeCloseTo(
    attendance[4],
    -1,
  );
  expect(sum(schoolDistricts, ({ schools }) => schools)).toBe(48);
});

test('talukas and crops have the same acres, and purchases stay below the harvest', () => {
  expect(sum(talukas, ({ acres }) => acres)).toBe(sum(crops, ({ acres }) => acres));
  expect(total(boughtByWeek)).toBeLessThan(crops[0].acres * crops[0].tonnes);
  for (const taluka of talukas) expect(taluka.advised).toBeLessThanOrEqual(taluka.farmers);
  expect(visits.findIndex(({ done }) => !done)).toBe(visits.filter(({ done }) => done).length);
});

test('issued credits and the buffer equal the amount measured in full years', () => {
  const fullYears = sum(
    uptake.filter(({ year }) => year < 2026),
    ({ measured }) => measured,
  );
  expect(credits.issued + credits.buffer).toBe(fullYears);
  for (const plot of plots) expect(plot.alive).toBeLessThan(plot.planted);
});

test('the portfolio reaches as many people as its holdings', () => {
  expect(sum(holdings, ({ people }) => people)).toBe(peopleByQuarter.at(-1));
});

test('each generation of seed is sown with the previous one, at 75 kg a hectare', () => {
  const [breeder, foundation, certified] = steps;
  expect(sum(foundationLots, ({ passed }) => passed)).toBe(foundation.grown - foundation.rejected);
  expect(sum(certifiedLots, ({ passed }) => passed)).toBe(certified.grown - certified.rejected);
  expect(foundation.hectares * 75).toBe(breeder.grown - breeder.rejected);
  expect(certified.hectares * 75).toBe(foundation.grown - foundation.rejected);
  for (const lot of foundationLots) {
    const sown = certifiedLots.filter(({ from }) => from === lot.lot);
    expect(sum(sown, ({ hectares }) => hectares) * 75).toBe(lot.passed);
  }
});

test('the CSR dashboard shows the required figures, and its rows add up to them', () => {
  expect([csr.reached.now, csr.trained.now, csr.placed.now]).toEqual([23456, 18275, 4125]);
  expect(sum(areas, ({ reached: people }) => people)).toBe(23456);
  expect(sum(areas, ({ trained }) => trained)).toBe(18275);
  expect(sum(areas, ({ placed }) => placed)).toBe(4125);
  expect(sum(areas, ({ spent }) => spent)).toBe(csr.spent.now);
  expect(sum(quarters, ({ now }) => now)).toBe(csr.reached.now);
  expect(sum(quarters, ({ before }) => before)).toBe(csr.reached.before);
});

test('the blocks and crops of the case study add up to its headline figures', () => {
  const atLeast = (value: string) => parseInt(value, 10);
  expect(`${sum(blocks, ({ farmers }) => farmers) / 1000}K`).toBe(programme.farmers);
  expect(sum(blocks, ({ villages }) => villages)).toBeGreaterThan(atLeast(programme.villages));
  expect(sum(cropGroups, ({ crops: number }) => number)).toBeGreaterThan(atLeast(programme.crops));
  expect(`${Math.max(...cropGroups.map(({ increase }) => increase))}%`).toBe(programme.yieldIncrease);
});

test('the open steps of the care loop are the follow-ups due today', () => {
  expect(sum(openSteps, ({ mothers }) => mothers)).toBe(sum(clinicBlocks, ({ due }) => due));
});

test('the movement between reading levels has the pupils of both rounds, and nobody falls back', () => {
  expect(movement.map((row) => sum(row, (pupils) => pupils))).toEqual(reading.map(({ before }) => before));
  expect(reading.map((_, to) => sum(movement, (row) => row[to] ?? 0))).toEqual(reading.map(({ now }) => now));
  for (const [from, row] of movement.entries()) expect(total(row.slice(0, from))).toBe(0);
  const levelOf = (name: string) => reading.findIndex((level) => level.name === name);
  expect(movement[levelOf(pupil.before)]?.[levelOf(pupil.now)]).toBeGreaterThan(0);
});

test('the counts of a hillside start with the planted trees and end with those alive', () => {
  const plot = plots.find(({ id }) => id === counts.plot);
  expect(counts.rounds[0].alive).toBe(plot?.planted);
  expect(counts.rounds.at(-1)?.alive).toBe(plot?.alive);
  expect(counts.rounds.map(({ alive }) => alive)).toEqual(
    counts.rounds.map(({ alive }) => alive).toSorted((a, b) => b - a),
  );
});

test('the clinics of a holding have its people, and the record is from one of them', () => {
  const holding = holdings.find(({ name }) => name === clinics.holding);
  expect(sum(clinics.list, ({ people }) => people)).toBe(holding?.people);
  expect(clinics.list.map(({ name }) => name)).toContain(openedRecord.clinic);
});

test('every certified lot fills whole bags, and the traced bag is one of its lot', () => {
  for (const { passed } of certifiedLots) expect(passed % bagKg).toBe(0);
  const lot = certifiedLots.find(({ lot: name }) => name === tracedBag.lot);
  expect(Number(tracedBag.code.split('-').at(-1))).toBeLessThanOrEqual((lot?.passed ?? 0) / bagKg);
});

test('the season of a plot agrees with the farmer app', () => {
  const [wellPlot] = ganpat.plots;
  expect(season.plot).toBe(wellPlot.name);
  // The app shows the rain from the Sunday of the thirteenth week to the Tuesday after it.
  expect((season.rain[12] ?? 0) + (season.rain[13] ?? 0)).toBe(64);
  expect(season.prices.at(-1)).toEqual({ day: wellPlot.day, rupees: 4740 });
  expect(season.messages.find(({ text }) => text === 'Cut before Sunday')?.day).toBe(wellPlot.day);
});

test('the four visits to a plot are on days of its season, and the harvest is what it yields', () => {
  const [before, advice, check, sale] = plotVisits.days;
  expect([before, advice, check, sale].map(dateOf)).toEqual(['18 June', '27 July', '16 August', '9 October']);
  // Whole weeks, so that their rain can be added up.
  expect(advice % 7).toBe(0);
  const messageOf = (day: number) => season.messages.find((message) => message.day === day)?.text;
  expect([messageOf(check), messageOf(sale)]).toEqual(['Pod borer check', 'Sell at Sonkhed']);
  expect(Math.max(...plotVisits.bored)).toBeLessThan(plotVisits.looked);
  expect([harvest, harvest * (season.prices.at(-1)?.rupees ?? 0)]).toEqual([20.5, 97170]);
});

test('the uses of the first extra income are in the order of their numbers, from women whose income rose', () => {
  const numbers = firstExtra.map((one) => one.women);
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  expect(sum(firstExtra, (one) => one.women)).toBeLessThan(enrolled);
  expect(firstExtraReplies).toHaveLength(firstExtra.length);
  expect(new Set(firstExtraReplies.map(({ id }) => id)).size).toBe(firstExtra.length);
  for (const { id, village, district } of firstExtraReplies) {
    const her = women.find((one) => one.id === id);
    const other = farmWorkRows.find((one) => one.id === id);
    if (her) expect([her.village, her.now > her.before]).toEqual([village, true]);
    else expect(other && other.income > other.before).toBe(true);
    // The number of a woman names her district.
    expect(districts.map(({ name }): string => name)).toContain(district);
    const [, code = ''] = id.split('-');
    expect(district.toUpperCase()).toMatch(new RegExp(`^${[...code].join('.*')}`));
  }
  // Question 15, who had lent the money, is only for those who repaid a loan.
  expect(lenderReplies).toContainEqual({ id: firstExtraReplies[1].id, reply: 'Savings group' });
  expect(firstExtraReplies[1].reply).toContain('savings group');
});

test('the women who decide on spending, by kind of work, are those of the results framework', () => {
  expect(sum(kindsOfWork, (kind) => kind.women)).toBe(enrolled);
  const mean = sum(kindsOfWork, (kind) => kind.women * kind.income) / enrolled;
  expect(Math.round(mean / 10) * 10).toBe(incomeByRound.at(-1));
  const decide = metrics.find(({ name }) => /decide/.test(name));
  expect(Math.round((sum(kindsOfWork, (kind) => kind.decide) / enrolled) * 100)).toBe(
    decide && 'latest' in decide ? decide.latest : 0,
  );
  expect(sum(decideByDistrict, (decide) => decide)).toBe(sum(kindsOfWork, (kind) => kind.decide));
  districts.forEach(({ actual }, n) => expect(decideByDistrict[n]).toBeLessThan(actual));
  const kinds = kindsOfWork.map(({ work }): string => work);
  for (const { work } of women) expect(kinds).toContain(work);
  for (const { id } of spendingReplies) expect(women.map((one): string => one.id)).toContain(id);
  expect(spendingRepliesInYadgir.map(({ id }) => id)).toEqual(yadgirRows.map(({ id }) => id));
  for (const row of farmWorkRows)
    for (const same of yadgirRows) if (same.id === row.id) expect(same).toMatchObject(row);
  // A record in doubt is no evidence.
  const doubted = waiting.flatMap(({ id, who, flag }): string[] => (flag ? [id, who] : []));
  expect(doubted).toHaveLength(4);
  for (const { id, name } of [...women, ...yadgirRows, ...farmWorkRows]) {
    expect(doubted).not.toContain(id);
    expect(doubted).not.toContain(name);
  }
});

test('the gardens are so many in each village with an active group', () => {
  const planted = metrics.find(({ name }) => name === 'Gardens planted');
  expect(planted?.target).toBe(gardens.perVillage * sum(districts, ({ villages }) => villages));
  expect(planted && 'latest' in planted && planted.latest).toBe(gardens.perVillage * gardens.villagesPlanted);
});

test('the late activity is late by whole weeks on 31 October, and the plot holds what it is said to', () => {
  const days = (Date.UTC(2026, 9, 31) - Date.parse(`${lateActivity.since} 2026 UTC`)) / 86_400_000;
  expect(days).toBe(7 * lateActivity.weeks);
  expect(women).toContainEqual(expect.objectContaining({ id: sownPlot.id, name: sownPlot.who, village: 'Kallur' }));
  expect(sownPlot.said.fits).toBeLessThan(sownPlot.acres);
  expect(sownPlot.said.slip).toBeGreaterThan(sownPlot.acres);
});

test('who leaves a station of the batch is missing at the next one, and the open calls follow the placement', () => {
  expect(stations[0].here).toBe(batch.started);
  stations.forEach(({ here, left }, n) => expect(stations[n + 1]?.here ?? here).toBe(here - left));
  expect(trainee.line).toBeLessThan(stations[3].here);
  expect(calls.map(({ months }) => months)).toEqual([3, 6, 12]);
});

test('the women with an enterprise add up to the indicator, and none is counted in a district without her', () => {
  expect(total(enterprises)).toBe(metrics[1].latest);
  districts.forEach(({ actual }, n) => expect(enterprises[n]).toBeLessThan(actual));
  expect(enterpriseGrants[0]).toMatchObject({ name: donor, from: 0, to: districts.length });
});

test('the approved record has the income and the time of the woman in every other mockup', () => {
  const [her] = women;
  expect(sum(approved.parts, ({ rupees }) => rupees)).toBe(her.now);
  expect(approved.steps[0].at).toBe(held.find(({ who }) => who === her.name)?.at);
  expect(approved.steps[0].by).toBe(waiting.find(({ id }) => id === her.id)?.by);
});

test('the follow-up questions to Drive-R count the women of the first one', () => {
  expect(sum(firstExtraByDistrict, (one) => one.women)).toBe(sum(firstExtra, (one) => one.women));
  expect(sum(firstExtraByDistrict, (one) => one.fees)).toBe(firstExtra[0].women);
  firstExtraByDistrict.forEach(({ women: risen }, n) => expect(risen).toBeLessThan(districts[n]!.actual));
  expect(firstExtra[1].on).toBe('Repaying a loan');
  expect(sum(lenders, (one) => one.women)).toBe(firstExtra[1].women);
  const named = [...women, ...yadgirRows].map(({ id }) => id);
  for (const { id } of lenderReplies) expect(named).toContain(id);
  expect(yadgirReplies).toHaveLength(yadgirRows.length);
});

test('the income of each of the three women runs from her first to her last figure', () => {
  for (const [id, { rounds, foods }] of Object.entries(histories)) {
    const her = women.find((one) => one.id === id);
    expect([rounds[0], rounds.at(-1)]).toEqual([her?.before, her?.now]);
    expect(rounds).toHaveLength(incomeByRound.length);
    expect(foods[1]).toBeGreaterThanOrEqual(foods[0]);
  }
});

test('the women who may miss a meeting live where they do elsewhere, each for a feature of the model, highest chance first', () => {
  const villages = [...women, ...firstExtraReplies];
  for (const { id, village } of nextMeeting) {
    expect(villages).toContainEqual(expect.objectContaining({ id, village }));
    expect([...women, ...farmWorkRows].map((one): string => one.id)).toContain(id);
  }
  const chances = nextMeeting.map(({ chance }) => chance);
  expect(chances).toEqual([...chances].sort((a, b) => b - a));
  // Each setting has the line at another place of the list.
  const calls = [warnsFrom.early, warnsFrom.balanced, warnsFrom.sure].map((from) => chances.filter((one) => one >= from));
  expect(calls.map(({ length }) => length)).toEqual([3, 2, 1]);
  expect(warnsFrom.early < warnsFrom.balanced && warnsFrom.balanced < warnsFrom.sure).toBe(true);
});
