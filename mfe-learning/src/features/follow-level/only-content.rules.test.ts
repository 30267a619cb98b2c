import { aBlock, aContent, anEvaluation, anImage } from '../../test/card-factory.ts';
import { onlyContent } from './only-content.rules.ts';

test('a level with one content and nothing else has an only content [B4.4-03]', () => {
  const content = aContent();
  expect(onlyContent({ blocks: [aBlock('MasterBanner', [anImage()]), aBlock('List', [content])] })).toBe(content);
});

test('two items, an evaluation, or nothing: none', () => {
  expect(onlyContent({ blocks: [aBlock('List', [aContent()]), aBlock('List', [aContent()])] })).toBeUndefined();
  expect(onlyContent({ blocks: [aBlock('List', [anEvaluation()])] })).toBeUndefined();
  expect(onlyContent({ blocks: [] })).toBeUndefined();
});
