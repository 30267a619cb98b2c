// Replaces every image, font and plain stylesheet in tests.
export default 'test-asset';
