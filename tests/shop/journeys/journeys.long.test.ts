import { describeWalks } from "./walks.js";

describeWalks(true);
