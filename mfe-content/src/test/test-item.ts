import type { ContentItem } from 'shared-kit/contracts/content';

/** A video that nobody has seen yet, for tests. */
export const testItem: ContentItem = {
  idContentItem: 5, idContentType: 2, idSection: 1, text: 'Aula um', description: '', image: '', imageSecondary: '', imageStyle: 'default', color: '',
  backgroundColor: '', showText: true, content: '', contentLocation: '/media/aula.mp4', referenceLink: '', author: '', duration: 100, progress: 0,
  completed: 'NULL', visits: 0, rating: 0, stars: 0, numberVotes: 0, vote: null, timeExecuted: 0, lastPosition: 0, idChatRoom: null, parent: null,
  parentName: '', idClassification: null, classificationAbbreviation: '', classificationTitle: '', initDate: null, sectionTo: null, captions: [],
  file: null, tags: [], shareable: false, children: [],
};
