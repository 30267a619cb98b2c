import { notificationTypes } from '@shared-kit/contracts/identity';

test("lists the specification's notice types first, with its names [B3-33]", () => {
  expect(notificationTypes.slice(0, 6)).toEqual([
    'impact-evaluation',
    'pending-impact-evaluation',
    'certificate-available',
    'survey-available',
    'required-consumption-interaction',
    'custom',
  ]);
});
