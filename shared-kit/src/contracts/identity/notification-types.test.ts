import { notificationTypes } from 'shared-kit/contracts/identity';

test("the specification's kinds of notices come first, under its names [B3-33]", () => {
  expect(notificationTypes.slice(0, 6)).toEqual([
    'impact-evaluation',
    'pending-impact-evaluation',
    'certificate-available',
    'survey-available',
    'required-consumption-interaction',
    'custom',
  ]);
});
