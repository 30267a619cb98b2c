import { hostConfig } from 'tools/webpack';

export default hostConfig(import.meta.dirname);
