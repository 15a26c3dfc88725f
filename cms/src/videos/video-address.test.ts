import { describe, expect, it } from 'vitest';
import { isVideoAddress, isVideoId, readVideoAddress, readVideoId } from './video-address';
import cases from './video-address.test.json';

describe('readVideoAddress', () => {
  it.each(cases.addresses)('reads %j as %s', (pasted, address) => {
    expect(readVideoAddress(pasted)).toBe(address);
    expect(isVideoAddress(address)).toBe(true);
    expect(readVideoAddress(address)).toBe(address);
  });

  it.each(cases.noAddresses)('finds no address in %j', (pasted) => {
    expect(isVideoAddress(readVideoAddress(pasted))).toBe(false);
  });

  it.each(['<iframe ', ' src=', 'a.', '\u200b', ' '])('leaves a text that is too long: %j in a row', (part) => {
    expect(readVideoAddress(part.repeat(200_000))).toBe(part.repeat(200_000));
  });
});

describe('readVideoId', () => {
  it.each(cases.ids)('reads the id in %j', (pasted) => expect(readVideoId(pasted)).toBe('aaaaaaaaa_-'));

  it.each(cases.noIds)('finds no id in %j', (pasted) => expect(isVideoId(readVideoId(pasted))).toBe(false));
});
