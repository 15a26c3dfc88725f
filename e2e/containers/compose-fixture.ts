import { docker, engineResponds } from '../../scripts/lib/container-engine.mjs';
import { expect, test as base } from '../fixtures/test.ts';
import { type ComposeStack, composeUp, type Profile } from './compose-stack.ts';

/** Tests on a stack from docker-compose.yml. The stack must leave no container, volume or network. */
export const test = base.extend<object, { stack: ComposeStack; profile: Profile }>({
  profile: ['one of each', { scope: 'worker', option: true }],
  stack: [
    async ({ profile }, use) => {
      const stack = await composeUp(profile);
      await use(stack);
      await stack.down();
      const label = `label=com.docker.compose.project=${stack.project}`;
      const left = ['ps -aq', 'volume ls -q', 'network ls -q'].map(
        (list) => docker(...list.split(' '), '--filter', label).text,
      );
      expect(left, 'containers, volumes and networks that are left').toEqual(['', '', '']);
    },
    { scope: 'worker', timeout: 1_200_000 },
  ],
});

test.skip(!engineResponds(), 'no container engine responds on this machine');

export { expect };
