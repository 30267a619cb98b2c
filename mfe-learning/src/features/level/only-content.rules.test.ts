import { aBlock, aContent, anEvaluation, anImage } from '../../test/card-factory.ts';
import { onlyContent } from './only-content.rules.ts';

test('returns the content of a level that has no other element [B4.4-03]', () => {
  const content = aContent();
  expect(onlyContent({ blocks: [aBlock('MasterBanner', [anImage()]), aBlock('List', [content])] })).toBe(content);
});

test('returns undefined for two items, an evaluation or no element', () => {
  expect(onlyContent({ blocks: [aBlock('List', [aContent()]), aBlock('List', [aContent()])] })).toBeUndefined();
  expect(onlyContent({ blocks: [aBlock('List', [anEvaluation()])] })).toBeUndefined();
  expect(onlyContent({ blocks: [] })).toBeUndefined();
});
