import { describeWalks } from "./walks.js";

describeWalks(false);
